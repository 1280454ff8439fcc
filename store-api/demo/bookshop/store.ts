import type { DemoStore } from '../types.ts'
import { appContent } from './app-content.ts'
import { categories } from './categories.ts'
import { locations } from './locations.ts'
import { contentPages } from './pages/pages.ts'
import { childrensBooks } from './products/childrens-books.ts'
import { fiction } from './products/fiction.ts'
import { natureAndPlace } from './products/nature-and-place.ts'
import { tableAndCraft } from './products/table-and-craft.ts'

/** A small neighbourhood bookshop with almost everything off. */
export const bookshop: DemoStore = {
  id: 'bookshop',
  name: { en: 'Lamp & Heron Books' },
  languages: ['en'],
  timeZone: 'America/Halifax',
  currency: 'CAD',
  appContent,
  locations,
  categories,
  brands: [
    { slug: 'saltmarsh', name: { en: 'Saltmarsh Press' } },
    { slug: 'north-pier', name: { en: 'North Pier Editions' } },
  ],
  tags: [{ slug: 'staff-pick', name: { en: 'Staff picks' } }],
  products: [...fiction, ...natureAndPlace, ...tableAndCraft, ...childrensBooks],
  contentPages,
}
