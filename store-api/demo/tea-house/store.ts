import { both } from '../product.ts'
import type { DemoStore } from '../types.ts'
import { appContent } from './app-content.ts'
import { brands, tags } from './brands-and-tags.ts'
import { campaigns } from './campaigns.ts'
import { categories } from './categories.ts'
import { influencers, livestreamRooms, referralGroups } from './community.ts'
import { coupons } from './coupons.ts'
import { locations } from './locations.ts'
import { about } from './pages/about.ts'
import { blog, posts } from './pages/blog.ts'
import { contact } from './pages/contact.ts'
import { delivery } from './pages/delivery.ts'
import { home } from './pages/home.ts'
import { keefer } from './pages/keefer.ts'
import { membership } from './pages/membership.ts'
import { pickup } from './pages/pickup.ts'
import { postalAreas } from './postal-areas.ts'
import { products } from './products.ts'

/** A Chinese-Canadian tea, bakery and grocery house with nearly everything on. */
export const teaHouse: DemoStore = {
  id: 'tea-house',
  name: both('Guifeng Tea House', '桂枫茶食'),
  languages: ['en', 'zh'],
  timeZone: 'America/Toronto',
  currency: 'CAD',
  appContent,
  exchangeRates: [
    { currencyCode: 'USD', rate: 0.7308, asOf: '2026-06-01T20:30:00Z' },
    { currencyCode: 'CNY', rate: 5.2611, asOf: '2026-06-01T20:30:00Z' },
  ],
  locations,
  postalAreas,
  categories,
  brands,
  tags,
  products,
  coupons,
  campaigns,
  influencers,
  referralGroups,
  livestreamRooms,
  contentPages: [home, about, pickup, delivery, membership, keefer, contact, blog, ...posts],
  sectionTemplates: {
    banner: [
      {
        type: 'text',
        paragraphs: [
          both(
            'Order before noon and pick up the same day in Markham and Richmond.',
            '中午前下单，万锦与列治文当天可取。',
          ),
        ],
      },
    ],
  },
  contactEmail: 'hello@guifeng.example',
}
