import type { StoreDescription } from 'store-api/store-description/description.ts'
import { both } from './product.ts'
import { appContent } from './tea-house/app-content.ts'
import { brands, tags } from './tea-house/brands-and-tags.ts'
import { campaigns } from './tea-house/campaigns.ts'
import { categories } from './tea-house/categories.ts'
import { influencers, livestreamRooms, referralGroups } from './tea-house/community.ts'
import { coupons } from './tea-house/coupons.ts'
import { locations } from './tea-house/locations.ts'
import { about } from './tea-house/pages/about.ts'
import { blog, posts } from './tea-house/pages/blog.ts'
import { contact } from './tea-house/pages/contact.ts'
import { delivery } from './tea-house/pages/delivery.ts'
import { home } from './tea-house/pages/home.ts'
import { keefer } from './tea-house/pages/keefer.ts'
import { membership } from './tea-house/pages/membership.ts'
import { newYear } from './tea-house/pages/new-year.ts'
import { pickup } from './tea-house/pages/pickup.ts'
import { privacy } from './tea-house/pages/privacy.ts'
import { returns } from './tea-house/pages/returns.ts'
import { terms } from './tea-house/pages/terms.ts'
import { postalAreas } from './tea-house/postal-areas.ts'
import { products } from './tea-house/products.ts'

/** A Chinese-Canadian tea, bakery and grocery house with nearly everything on. */
const teaHouse: StoreDescription = {
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
  defaultLocation: 'markham',
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
  contentPages: [
    home,
    about,
    pickup,
    delivery,
    membership,
    keefer,
    contact,
    newYear,
    returns,
    terms,
    privacy,
    blog,
    ...posts,
  ],
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
  synonyms: [
    ['bubble tea', 'boba', 'pearl milk tea', '珍珠奶茶', '波霸奶茶'],
    ['bean curd', 'tofu'],
    ['potsticker', 'guo tie', 'gyoza'],
    ['凤爪', '鸡爪'],
  ],
  contactEmail: 'hello@guifeng.example',
}

export default teaHouse
