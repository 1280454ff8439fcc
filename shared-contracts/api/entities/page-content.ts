import * as v from 'valibot'
import { Image } from './image.ts'
import { Category, ProductSummary } from './product.ts'

/** Content pages are lists of structured sections: a store sends no markup here. */
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
])
export type Section = v.InferOutput<typeof Section>

export const PageContent = v.object({
  pageName: v.string(),
  title: v.string(),
  description: v.string(),
  sections: v.array(Section),
})
export type PageContent = v.InferOutput<typeof PageContent>
