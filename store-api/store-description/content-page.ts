import * as v from 'valibot'
import type { LocalText } from '../language/local-text.ts'
import { filled, instant, list, picture, positive, words } from './fields.ts'
import type { NamedImage } from './named-image.ts'

/** In-app link of a section; `link` follows the menu link rules (`products/{cat}`, `page/…`, …). */
export type SectionLink = { readonly label: LocalText; readonly link: string }

/** Which products a row shows: exactly one of the keys. */
export type ProductSource =
  | { readonly ids: readonly string[] }
  | { readonly category: string }
  | { readonly tag: string }
  | { readonly clearance: true }
  | { readonly newest: true }

export type Section =
  | {
      readonly type: 'hero'
      readonly heading: LocalText
      readonly text: LocalText
      /** Wide picture, 1600 × 700; without one it is a band of words. */
      readonly image?: NamedImage
      /** Portrait crop for phones, 824 × 900. */
      readonly portrait?: NamedImage
      readonly links: readonly SectionLink[]
    }
  | { readonly type: 'text'; readonly heading?: LocalText; readonly paragraphs: readonly LocalText[] }
  | {
      readonly type: 'steps'
      readonly heading: LocalText
      readonly steps: readonly { heading: LocalText; text: LocalText }[]
    }
  | {
      readonly type: 'products'
      readonly heading: LocalText
      readonly source: ProductSource
      readonly count: number
      readonly more?: SectionLink
    }
  | { readonly type: 'categories'; readonly heading: LocalText; readonly slugs: readonly string[] }
  | { readonly type: 'image'; readonly image: NamedImage; readonly caption?: LocalText }
  /** Every shown location with address, telephone and opening hours. */
  | { readonly type: 'locations'; readonly heading: LocalText }
  | { readonly type: 'contactForm'; readonly heading: LocalText }
  /** The store's own markup; what is not harmless in it is taken out. */
  | { readonly type: 'html'; readonly heading?: LocalText; readonly html: LocalText }
  | {
      readonly type: 'faq'
      readonly heading: LocalText
      readonly items: readonly { readonly question: LocalText; readonly answer: LocalText }[]
    }
  /** Left out once `endsAt` (ISO instant) is past. */
  | {
      readonly type: 'countdown'
      readonly heading: LocalText
      readonly text: LocalText
      readonly endsAt: string
      readonly links: readonly SectionLink[]
    }
  /** Things in use, each picture with the products that are seen on it. */
  | {
      readonly type: 'lookbook'
      readonly heading: LocalText
      readonly looks: readonly {
        readonly image: NamedImage
        readonly text: LocalText
        readonly ids: readonly string[]
      }[]
    }
  /** What time it is at the stores. */
  | { readonly type: 'clocks'; readonly heading: LocalText }
  | { readonly type: 'livestreams'; readonly heading: LocalText }
  /** The newest blog posts. */
  | { readonly type: 'posts'; readonly heading: LocalText; readonly count: number }

/** A page of the catch-all area: `home` at `/` and `/home`, any other at `/page/{name}`. */
export type ContentPage = {
  readonly name: string
  readonly title: LocalText
  /** One or two sentences for search engines. */
  readonly summary: LocalText
  readonly sections: readonly Section[]
  /** Makes it a blog post. */
  readonly post?: {
    /** ISO instant; one in the future is not shown yet. */
    readonly publishedAt: string
    readonly author: LocalText
    readonly cover: NamedImage
    /** Names of other posts. */
    readonly related: readonly string[]
  }
}

const links = list(v.strictObject({ label: words, link: filled }))
const source = v.union(
  [
    v.strictObject({ ids: list(filled) }),
    v.strictObject({ category: filled }),
    v.strictObject({ tag: filled }),
    v.strictObject({ clearance: v.literal(true) }),
    v.strictObject({ newest: v.literal(true) }),
  ],
  'must have one of "ids", "category", "tag", "clearance" and "newest"',
)
const titled = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), heading: words })

/** A `Section`, by its type. */
const Section = v.variant(
  'type',
  [
    v.strictObject({
      ...titled('hero').entries,
      text: words,
      image: v.optional(picture),
      portrait: v.optional(picture),
      links,
    }),
    v.strictObject({ type: v.literal('text'), heading: v.optional(words), paragraphs: list(words) }),
    v.strictObject({
      ...titled('steps').entries,
      steps: list(v.strictObject({ heading: words, text: words })),
    }),
    v.strictObject({
      ...titled('products').entries,
      source,
      count: positive,
      more: v.optional(links.item),
    }),
    v.strictObject({ ...titled('categories').entries, slugs: list(filled) }),
    v.strictObject({ type: v.literal('image'), image: picture, caption: v.optional(words) }),
    titled('locations'),
    titled('contactForm'),
    v.strictObject({ type: v.literal('html'), heading: v.optional(words), html: words }),
    v.strictObject({
      ...titled('faq').entries,
      items: list(v.strictObject({ question: words, answer: words })),
    }),
    v.strictObject({ ...titled('countdown').entries, text: words, endsAt: instant, links }),
    v.strictObject({
      ...titled('lookbook').entries,
      looks: list(v.strictObject({ image: picture, text: words, ids: list(filled) })),
    }),
    titled('clocks'),
    titled('livestreams'),
    v.strictObject({ ...titled('posts').entries, count: positive }),
  ],
  'must have one of the types of a section',
)

/** A `ContentPage`. */
const Page = v.strictObject({
  name: filled,
  title: words,
  summary: words,
  sections: list(Section),
  post: v.optional(
    v.strictObject({ publishedAt: instant, author: words, cover: picture, related: list(filled) }),
  ),
})

/** What a `StoreDescription` tells. */
export const CONTENT = {
  contentPages: list(Page),
  sectionTemplates: v.optional(v.record(v.string(), list(Section))),
}
