import type { StoreDescription } from 'store-api/store-description/description.ts'
import { appContent } from './bookshop/app-content.ts'
import { categories } from './bookshop/categories.ts'
import { locations } from './bookshop/locations.ts'
import { contentPages } from './bookshop/pages/pages.ts'
import { childrensBooks } from './bookshop/products/childrens-books.ts'
import { fiction } from './bookshop/products/fiction.ts'
import { natureAndPlace } from './bookshop/products/nature-and-place.ts'
import { tableAndCraft } from './bookshop/products/table-and-craft.ts'

/** A small neighbourhood bookshop with almost everything off. */
const bookshop: StoreDescription = {
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

export default bookshop
