import { cleanHtml } from '../content/clean-html.ts'
import type { Database } from '../database/database.ts'
import { contentPages, sectionTemplates } from '../database/schema/store.ts'
import type { StoreDescription } from '../store-description/description.ts'
import type { FindImage } from './media.ts'

/** Writes a store's pages, posts and section templates: pictures with their facts, markup cleaned. */
export async function seedContent(tx: Database, store: StoreDescription, image: FindImage): Promise<void> {
  const pages = store.contentPages.map(page => ({
    name: page.name,
    page: ready(page, image),
    publishedAt: page.post ? new Date(page.post.publishedAt) : null,
  }))
  if (pages.length > 0) await tx.insert(contentPages).values(pages)
  const templates = Object.entries(store.sectionTemplates ?? {}).flatMap(([type, sections]) =>
    sections.map((section, position) => ({ type, position, section: ready(section, image) })),
  )
  if (templates.length > 0) await tx.insert(sectionTemplates).values(templates)
}

const PICTURES: ReadonlySet<string> = new Set(['image', 'portrait', 'cover'])

function ready(value: unknown, image: FindImage): unknown {
  if (Array.isArray(value)) return value.map(item => ready(item, image))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      PICTURES.has(key) && isPicture(inner)
        ? image(inner.name, inner.alt)
        : key === 'html'
          ? clean(inner)
          : ready(inner, image),
    ]),
  )
}

const clean = (texts: object) =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(String(html))]))

const isPicture = (x: unknown): x is { name: string; alt: { en: string; zh?: string } } =>
  typeof (x as { name?: unknown } | null)?.name === 'string'
