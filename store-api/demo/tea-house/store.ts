import { both } from '../product.ts'
import type { DemoStore } from '../types.ts'
import { appContent } from './app-content.ts'
import { brands, categories, tags } from './categories.ts'
import { locations } from './locations.ts'
import { about } from './pages/about.ts'
import { contact } from './pages/contact.ts'
import { home } from './pages/home.ts'
import { pickup } from './pages/pickup.ts'
import { products } from './products.ts'

/** A Chinese-Canadian tea, bakery and grocery house with nearly everything on. */
export const teaHouse: DemoStore = {
  id: 'tea-house',
  name: both('Guifeng Tea House', '桂枫茶食'),
  languages: ['en', 'zh'],
  timeZone: 'America/Toronto',
  currency: 'CAD',
  appContent,
  locations,
  categories,
  brands,
  tags,
  products,
  contentPages: [home, about, pickup, contact],
}
