import type { CouponDescription } from 'store-api/store-description/offers.ts'
import { both } from '../product.ts'

export const coupons: readonly CouponDescription[] = [
  {
    code: 'TEATIME10',
    name: both('10% off a full basket', '满额九折'),
    description: both(
      'Ten percent off when your order comes to $30 or more. Up to twice per person.',
      '订单满 $30 享九折，每人可用两次。',
    ),
    percent: 10,
    minSubtotal: 3000,
    shopperLimit: 2,
    fromDay: -7,
    toDay: 60,
    listed: true,
  },
  {
    code: 'WELCOME5',
    name: both('$5 off your first order', '首单立减 $5'),
    description: both(
      'A small welcome: five dollars off the first order, from $20 on.',
      '初次见面的小心意：首单满 $20 立减 $5。',
    ),
    amount: 500,
    minSubtotal: 2000,
    firstOrderOnly: true,
    fromDay: -30,
    toDay: 365,
    listed: true,
  },
  {
    code: 'BAKERY15',
    name: both('15% off the bakery', '烘焙八五折'),
    description: both(
      'Buns, bread, cakes, pastries and mooncakes at 15% less. For the first two hundred orders.',
      '包点、面包、蛋糕、酥点与月饼一律八五折，限前两百单。',
    ),
    percent: 15,
    categories: ['bakery'],
    totalLimit: 200,
    shopperLimit: 1,
    fromDay: -2,
    toDay: 30,
  },
  {
    code: 'HARVEST20',
    name: both('Harvest week: 20% off', '丰收周八折'),
    description: both('Twenty percent off everything during harvest week.', '丰收周全场八折。'),
    percent: 20,
    fromDay: -45,
    toDay: -38,
  },
]
