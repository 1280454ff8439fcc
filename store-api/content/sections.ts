import { and, eq, inArray } from 'drizzle-orm'
import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { categoryTree } from '../catalog/category-tree.ts'
import { toImage } from '../catalog/image.ts'
import { listProducts } from '../catalog/products.ts'
import { soldAt } from '../catalog/sold-at.ts'
import { SUMMARY, toSummary } from '../catalog/summary.ts'
import { products } from '../database/schema/catalog.ts'
import { inLanguage, type LocalText } from '../language/local-text.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { cleanHtml } from './clean-html.ts'
import { locationsHtml } from './locations-html.ts'
import { latestPosts } from './posts.ts'
import { stepsHtml } from './steps-html.ts'
import type { StoredSection } from './stored-page.ts'
import { withoutRepeats } from './without-repeats.ts'

type Fill<K extends StoredSection['type']> = (
  section: Extract<StoredSection, { type: K }>,
  shop: Shop,
  language: Language,
  locationId: string | null | undefined,
) => Promise<Section>

const linkOf = (link: { label: LocalText; link: string } | undefined, language: Language) => ({
  link: link?.link ?? null,
  linkLabel: link ? inLanguage(link.label, language) : null,
})

/** How each stored kind of section becomes one of the contract's. */
const FILL: { [K in StoredSection['type']]: Fill<K> } = {
  hero: async (s, _, language) => ({
    kind: 'hero',
    heading: inLanguage(s.heading, language),
    text: inLanguage(s.text, language),
    image: s.image ? toImage(s.image, language) : null,
    portrait: s.portrait ? toImage(s.portrait, language) : null,
    ...linkOf(s.links[0], language),
  }),
  text: async (s, _, language) => ({
    kind: 'text',
    heading: s.heading ? inLanguage(s.heading, language) : '',
    paragraphs: s.paragraphs.map(p => inLanguage(p, language)),
  }),
  steps: async (s, _, language) => ({
    kind: 'html',
    heading: inLanguage(s.heading, language),
    html: stepsHtml(
      s.steps.map(({ heading, text }) => [inLanguage(heading, language), inLanguage(text, language)]),
    ),
  }),
  products: async (s, shop, language, locationId) => ({
    kind: 'products',
    heading: inLanguage(s.heading, language),
    ...linkOf(s.more, language),
    products: await rowOf(s.source, s.count, shop, language, locationId),
  }),
  categories: async (s, shop, language, locationId) => {
    const tree = await categoryTree(shop.db, language, locationId)
    return {
      kind: 'categories',
      heading: inLanguage(s.heading, language),
      categories: s.slugs.flatMap(slug => tree.find(c => c.slug === slug) ?? []),
    }
  },
  image: async (s, _, language) => ({
    kind: 'hero',
    heading: s.caption ? inLanguage(s.caption, language) : '',
    text: '',
    image: s.image && toImage(s.image, language),
    portrait: null,
    ...linkOf(undefined, language),
  }),
  locations: async (s, shop, language) => ({
    kind: 'html',
    heading: inLanguage(s.heading, language),
    html: await locationsHtml(shop.db, language),
  }),
  contactForm: async (s, _, language) => ({ kind: 'contactForm', heading: inLanguage(s.heading, language) }),
  faq: async (s, _, language) => ({
    kind: 'faq',
    heading: inLanguage(s.heading, language),
    items: s.items.map(({ question, answer }) => ({
      question: inLanguage(question, language),
      answer: inLanguage(answer, language),
    })),
  }),
  countdown: async (s, shop, language) => ({
    kind: 'countdown',
    heading: inLanguage(s.heading, language),
    text: inLanguage(s.text, language),
    endsAt: new Date(s.endsAt).toISOString(),
    serverTime: shop.now().toISOString(),
    ...linkOf(s.links[0], language),
  }),
  lookbook: async (s, shop, language, locationId) => ({
    kind: 'lookbook',
    heading: inLanguage(s.heading, language),
    looks: await Promise.all(
      s.looks.map(async ({ image, text, ids }) => ({
        image: image && toImage(image, language),
        text: inLanguage(text, language),
        products: await rowOf({ ids }, ids.length, shop, language, locationId),
      })),
    ),
  }),
  clocks: async (s, _, language) => ({ kind: 'clocks', heading: inLanguage(s.heading, language) }),
  livestreams: async (s, _, language) => ({
    kind: 'livestreams',
    heading: inLanguage(s.heading, language),
  }),
  html: async (s, _, language) => ({
    kind: 'html',
    heading: s.heading ? inLanguage(s.heading, language) : '',
    // Cleaned when it was written too; the list of what is allowed may have become stricter since.
    html: cleanHtml(inLanguage(s.html, language)),
  }),
  posts: async (s, shop, language) => ({
    kind: 'posts',
    heading: inLanguage(s.heading, language),
    ...(await latestPosts(shop, language, { limit: s.count })),
  }),
}

/** The sections of a page in the visitor's language, at their location. */
export async function fillSections(
  sections: readonly StoredSection[],
  shop: Shop,
  { language, locationId }: Visitor,
): Promise<Section[]> {
  const now = shop.now().getTime()
  const current = sections.filter(section => section.type !== 'countdown' || Date.parse(section.endsAt) > now)
  let shownBefore = 0
  const filled = current.map(section => {
    // More than the row holds, so that it is full without those that stand above it.
    const wide = section.type === 'products' ? { ...section, count: section.count + shownBefore } : section
    if (section.type === 'products') shownBefore += section.count
    return (FILL[section.type] as Fill<StoredSection['type']>)(wide as never, shop, language, locationId)
  })
  return withoutRepeats(await Promise.all(filled), current)
}

async function rowOf(
  source: Extract<StoredSection, { type: 'products' }>['source'],
  limit: number,
  shop: Shop,
  language: Language,
  locationId: string | null | undefined,
) {
  if ('ids' in source) {
    const ids = [...source.ids]
    const rows = await shop.db
      .select(SUMMARY)
      .from(products)
      // Chosen by hand: whatever is sold, memberships too.
      .where(and(inArray(products.id, ids), eq(products.recordStatus, 'ACTIVE'), soldAt(locationId)))
    return ids
      .flatMap(id => rows.find(r => r.id === id) ?? [])
      .map(r => toSummary(r, language, shop.facts.currency))
  }
  const filter = {
    locationId,
    ...('category' in source && { categoryName: source.category }),
    ...('tag' in source && { tagName: source.tag }),
    ...('clearance' in source && { clearance: true }),
  }
  return listProducts(shop, language, filter, { limit })
}
