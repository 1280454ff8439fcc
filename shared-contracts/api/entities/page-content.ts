import * as v from 'valibot'
import { Instant } from './basics.ts'
import { Image } from './image.ts'
import { Category, ProductSummary } from './product.ts'

/** A blog post in a list; its page is `pageContent?pageName`. */
export const PostSummary = v.object({
  pageName: v.string(),
  title: v.string(),
  summary: v.string(),
  author: v.string(),
  publishedAt: Instant,
  cover: v.nullable(Image),
})
export type PostSummary = v.InferOutput<typeof PostSummary>

/** Content pages are lists of structured sections; the one kind with markup is cleaned by the server. */
export const Section = v.variant('kind', [
  v.object({
    kind: v.literal('hero'),
    heading: v.string(),
    text: v.string(),
    image: v.nullable(Image),
    /** Picture for screens under 768 px. */
    portrait: v.nullable(Image),
    link: v.nullable(v.string()),
    linkLabel: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('text'), heading: v.string(), paragraphs: v.array(v.string()) }),
  v.object({
    kind: v.literal('products'),
    heading: v.string(),
    link: v.nullable(v.string()),
    linkLabel: v.nullable(v.string()),
    products: v.array(ProductSummary),
  }),
  v.object({ kind: v.literal('categories'), heading: v.string(), categories: v.array(Category) }),
  /** Rich text of the store: only harmless elements and links are left in it. */
  v.object({ kind: v.literal('html'), heading: v.string(), html: v.string() }),
  /** Newest first; `total` counts those that are not in this part too. */
  v.object({
    kind: v.literal('posts'),
    heading: v.string(),
    posts: v.array(PostSummary),
    total: v.number(),
  }),
  /** A form for `message/submitForm`. */
  v.object({ kind: v.literal('contactForm'), heading: v.string() }),
  v.object({
    kind: v.literal('faq'),
    heading: v.string(),
    items: v.array(v.object({ question: v.string(), answer: v.string() })),
  }),
  /** Something that ends: after `endsAt` it is left out. */
  v.object({
    kind: v.literal('countdown'),
    heading: v.string(),
    text: v.string(),
    endsAt: Instant,
    /** The backend's clock when it answered: that of a device may be wrong. */
    serverTime: Instant,
    link: v.nullable(v.string()),
    linkLabel: v.nullable(v.string()),
  }),
  /** Pictures of things in use, each with what is seen on it. */
  v.object({
    kind: v.literal('lookbook'),
    heading: v.string(),
    looks: v.array(
      v.object({ image: v.nullable(Image), text: v.string(), products: v.array(ProductSummary) }),
    ),
  }),
  /** What time it is at the stores: `timeZoneInfo/GMT`. */
  v.object({ kind: v.literal('clocks'), heading: v.string() }),
  /** Live streams: `weChat/weChatLivestreaminfo`. */
  v.object({ kind: v.literal('livestreams'), heading: v.string() }),
])
export type Section = v.InferOutput<typeof Section>

export const PageContent = v.object({
  pageName: v.string(),
  title: v.string(),
  description: v.string(),
  sections: v.array(Section),
  /** On blog posts alone. */
  post: v.optional(
    v.object({
      author: v.string(),
      publishedAt: Instant,
      cover: v.nullable(Image),
      related: v.array(PostSummary),
    }),
  ),
})
export type PageContent = v.InferOutput<typeof PageContent>
