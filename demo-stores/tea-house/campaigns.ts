import type { CampaignDescription } from 'store-api/store-description/offers.ts'
import { both } from '../product.ts'

const DAY = 24

export const campaigns: readonly CampaignDescription[] = [
  {
    id: 'osmanthus-together',
    name: both('Osmanthus oolong, together', '桂花乌龙一起拼'),
    description: both(
      'This autumn’s osmanthus oolong, scented three times. The more of us join, the less each of us pays; at the end everyone gets the lowest price we reached, and the difference goes back.',
      '今秋三窨的桂花乌龙。参团的人越多，每个人付得越少；结束时人人按最低一档结算，差价退还。',
    ),
    image: {
      name: 'osmanthus-oolong',
      alt: both('Osmanthus oolong with golden blossoms', '点缀金桂的乌龙茶'),
    },
    startsInHours: -3 * DAY,
    endsInHours: 6 * DAY,
    goal: 8,
    thresholds: [0, 8, 20],
    totalLimit: 36,
    shopperLimit: 6,
    items: [
      { productId: 'osmanthus-oolong', optionPair: '75g', prices: [1680, 1560, 1440] },
      { productId: 'haw-flakes', optionPair: '', prices: [400, 380, 350] },
    ],
    sold: [
      { firstName: 'Mei', lastName: 'Lin', units: 2, hoursAgo: 61 },
      { firstName: 'Daniel', lastName: 'Roy', units: 1, hoursAgo: 44 },
      { firstName: '晓雯', lastName: '陈', units: 3, hoursAgo: 27 },
      { firstName: 'Priya', lastName: 'Nair', units: 1, hoursAgo: 9 },
    ],
  },
  {
    id: 'noodle-night',
    name: both('Noodle night for the block', '邻里面条夜'),
    description: both(
      'Wavy knife-cut noodles, air-dried for two days. Bring the neighbours: from thirty packs on a pack costs what it costs us.',
      '自然风干两天的刀削面。叫上邻居一起买：满三十包，按成本价给大家。',
    ),
    image: { name: 'knife-cut-noodles', alt: both('Bundles of wavy noodles', '成捆的波浪面') },
    startsInHours: 3 * DAY,
    endsInHours: 12 * DAY,
    goal: 15,
    thresholds: [0, 15, 30],
    totalLimit: 40,
    shopperLimit: 8,
    items: [{ productId: 'knife-cut-noodles', optionPair: 'x1', prices: [600, 560, 520] }],
  },
  {
    id: 'mooncake-moon-party',
    name: both('Mooncakes under one moon', '千里共婵娟'),
    description: both(
      'White lotus and salted yolk, the classic of the season. Twenty-three mooncakes found a home, and everyone paid the lower price.',
      '当季最经典的蛋黄白莲蓉。一共拼出二十三枚，人人享到了更低的价钱。',
    ),
    image: { name: 'lotus-yolk-mooncake', alt: both('Golden mooncake', '金黄的月饼') },
    status: 'successful',
    startsInHours: -14 * DAY,
    endsInHours: -5 * DAY,
    goal: 20,
    thresholds: [0, 20, 40],
    totalLimit: 48,
    shopperLimit: 12,
    items: [{ productId: 'lotus-yolk-mooncake', optionPair: 'x1', prices: [880, 820, 760] }],
    sold: [
      { firstName: '志明', lastName: '黄', units: 8, hoursAgo: 13 * DAY },
      { firstName: 'Claire', lastName: 'Tremblay', units: 4, hoursAgo: 11 * DAY },
      { firstName: 'Kwame', lastName: 'Boateng', units: 6, hoursAgo: 9 * DAY },
      { firstName: 'Grace', lastName: 'Wong', units: 5, hoursAgo: 6 * DAY },
    ],
  },
]
