import { expect, test } from 'vitest'
import type { Order } from '../own-order.ts'
import { type Line, receiptOf } from './receipt.ts'

const ORDER = {
  id: 'A1',
  status: 'NEW',
  paymentStatus: 'PAID_ONLINE',
  contact: { firstName: 'Lin', lastName: 'Wei', email: 'lin@example.com', phone: '' },
  subtotal: 100,
  discounts: [],
  deliveryFee: null,
  taxes: [],
  tip: 0,
  total: 100,
  storeCredit: 0,
  due: 100,
  currency: 'CAD',
  method: 'pickup',
  location: {
    id: 'main',
    localStoreName: 'Main Shop',
    address: {
      streetNumberAndNameDetails: '1 Main Street',
      city: 'Markham',
      province: 'ON',
      postCode: 'L3R 0A1',
    },
    timeZone: 'America/Toronto',
    methods: ['pickup'],
  },
  slotStart: new Date('2026-11-28T20:00:00Z'),
  slotEnd: new Date('2026-11-28T21:00:00Z'),
  pickupDate: null,
  address: null,
  tableNumber: null,
  pickupCode: 'K7Q2M',
  language: 'en',
} satisfies Partial<Order> as unknown as Order
const DELIVERED: Partial<Order> = {
  method: 'delivery',
  address: {
    streetNumberAndNameDetails: '8 Elm Street',
    unit: '4B',
    city: 'Markham',
    province: 'ON',
    postCode: 'L3R 2B2',
  },
}

const LINE = {
  name: { en: 'Longjing', zh: '龙井' },
  optionLabel: { en: '250 g · Tin', zh: '250 克 · 罐装' },
  quantity: 2,
  unitPrice: 50,
} satisfies Partial<Line> as unknown as Line

const receipt = (change: Partial<Order>) =>
  receiptOf(
    { ...ORDER, ...change },
    [LINE],
    { en: 'Tea House', zh: '茶馆' },
    'https://tea.test/o',
    null,
  ).text.replaceAll('\xa0', ' ')
/** What it says of handing over, in lines. */
const handover = (change: Partial<Order>) => receipt(change).split('\n\n').slice(2, -1).join('\n').split('\n')

test('RET-9 the receipt of a pickup names store, window and code', () => {
  expect(handover({})).toEqual([
    'Pickup: Main Shop',
    '1 Main Street, Markham, ON L3R 0A1',
    'Sat, Nov 28, 3:00 p.m. – 4:00 p.m.',
    'Your pickup code: K7Q2M',
  ])
  expect(handover({ slotStart: null, slotEnd: null, pickupDate: '2026-11-28' })).toContain('Sat, Nov 28')
})

test('RET-9 the receipt of a delivery names the address before the store, and no code, though older orders have one', () => {
  expect(handover(DELIVERED)).toEqual([
    'Delivery: 8 Elm Street, 4B, Markham, ON L3R 2B2',
    'Sat, Nov 28, 3:00 p.m. – 4:00 p.m.',
    'From: Main Shop',
  ])
})

test('RET-9 the receipt of an order at a table names the table, and no code', () => {
  expect(handover({ method: 'eatIn', slotStart: null, slotEnd: null, tableNumber: 'A1' })).toEqual([
    'At a table: Main Shop',
    '1 Main Street, Markham, ON L3R 0A1',
    'Table A1',
  ])
})

test('RET-9 the receipt of what a coupon pays whole thanks for no payment', () => {
  const free = {
    discounts: [{ code: 'ALL', name: { en: 'All', zh: '全免' }, amount: 100 }],
    total: 0,
    due: 0,
  }
  expect(receipt(free)).toMatch(/^Thank you\. Tea House has your order; there is nothing to pay\.\n/)
  expect(receipt({ ...free, language: 'zh' })).toMatch(/^谢谢您。茶馆已接单，无需付款。\n/)
  expect(receipt({ storeCredit: 100, due: 0 })).toContain('has received your payment.')
})

test('GRP-2 the receipt of a group buy says that more is to come of it', () => {
  const group = { fissionCampaignId: 'g1' }
  expect(receipt(group)).toContain('once that has ended we write to you how it came out.\n\nOrder A1')
  expect(receipt({ ...group, language: 'zh' })).toContain('拼团结束后，我们会来信告知结果。')
  expect(receipt({ fissionCampaignId: null })).not.toContain('group buy')
})

test('LNG-2 the Chinese receipt has full-width colons and brackets, and no spaces around the name of the store', () => {
  const text = receipt({ language: 'zh' })
  expect(text).toContain('谢谢您。茶馆已收到您的付款。')
  expect(text).toContain('2 × 龙井（250 克 · 罐装）  $1.00')
  expect(receipt({})).toContain('2 × Longjing (250 g · Tin)  $1.00')
  expect(text).toContain('取货：Main Shop\n')
  expect(text).toContain('11月28日周六 15:00 – 16:00\n取货码：K7Q2M\n')
  expect(text).toContain('查看订单：https://tea.test/o')
  expect(text).not.toMatch(/: |： | \(/)
  expect(receipt({ ...DELIVERED, language: 'zh' })).toContain('发货门店：Main Shop')
  const location = { ...ORDER.location, nameContent: { zh: '总店' } }
  expect(receipt({ location, language: 'zh' })).toContain('取货：总店\n')
  expect(receipt({ ...DELIVERED, location, language: 'zh' })).toContain('发货门店：总店')
  expect(receipt({ location })).toContain('Pickup: Main Shop\n')
})
