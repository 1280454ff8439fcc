import type { LocalText } from '../language/local-text.ts'

/** A picture: files `media/<store>/<name>-<width>.avif|webp`, facts about them in `media/<store>/media.json`. */
export type NamedImage = { readonly name: string; readonly alt: LocalText }
