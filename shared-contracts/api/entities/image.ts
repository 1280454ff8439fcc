import * as v from 'valibot'
import { Px } from './basics.ts'

/** A picture with its dimensions in px, so that its place is kept before it comes. */
export const Image = v.object({
  src: v.pipe(v.string(), v.nonEmpty()),
  alt: v.string(),
  width: Px,
  height: Px,
  /** Better encodings, best first: `<source>` rows. */
  sources: v.array(v.object({ type: v.string(), srcset: v.string() })),
  /** CSS background shown until the picture is there: a colour, or a tiny data: picture. */
  placeholder: v.nullable(v.string()),
})
export type Image = v.InferOutput<typeof Image>
