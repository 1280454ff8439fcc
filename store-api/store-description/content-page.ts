import type { LocalText } from '../language/local-text.ts'
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
