import type { StoredImage } from '../database/schema/stored.ts'
import type { ContentPage, Section } from '../store-description/content-page.ts'

/** A page's sections as rows keep them: like the store wrote them, each picture with its facts. */
type WithImages<S> = Omit<S, 'image' | 'portrait' | 'cover'> &
  (S extends { image: unknown } ? { image: StoredImage | null } : unknown) &
  (S extends { type: 'hero' } ? { image?: StoredImage | null } : unknown) &
  (S extends { portrait?: unknown } ? { portrait?: StoredImage | null } : unknown) &
  (S extends { cover: unknown } ? { cover: StoredImage | null } : unknown)
type Each<S> = S extends { image: unknown } | { type: 'hero' }
  ? WithImages<S>
  : S extends { looks: readonly (infer L)[] }
    ? Omit<S, 'looks'> & { looks: readonly WithImages<L>[] }
    : S

export type StoredSection = Each<Section>
export type StoredPage = Omit<ContentPage, 'sections' | 'post'> & {
  sections: StoredSection[]
  post?: WithImages<NonNullable<ContentPage['post']>>
}
