import { createHash } from 'node:crypto'
import type { Bill, CouponIssue } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { CartRow } from '../cart/read-cart.ts'
import { toImage } from '../catalog/image.ts'
import { optionLabel } from '../catalog/option-label.ts'
import type { Database } from '../database/database.ts'
import type { StoredDiscount, StoredTax } from '../database/schema/ordering.ts'
import type { DeliveryZone } from '../database/schema/stored.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage } from '../language/local-text.ts'
import { isMessageKey, say } from '../language/messages.ts'
import type { BillContext, Reduced } from '../order-parts/bill-context.ts'
import { storeName } from '../session/store-name.ts'
import { creditOf, reductionsOf } from './bill-parts.ts'
import { centreOf, feeIn, zoneOf } from './delivery/zone.ts'
import { type Draft, toDraft, withoutHandover } from './draft.ts'
import { type Location, locationOf } from './locations.ts'
import { type Billed, readBilled } from './read-billed.ts'
import { type Totals, totalsOf } from './totals.ts'

export interface ComputedBill extends Totals {
  /** Fingerprint of all that is billed: another cart, price, place, time or way to pay gives another id. */
  id: string
  lines: CartRow[]
  /** Part of the subtotal that is handed over: what a delivery asks for is measured on it. */
  received: number
  storeCredit: number
  /** Paid at a provider or in the store. */
  due: number
  draft: Draft
  /** Zone that the address lies in; null unless delivered, or where nobody delivers. */
  zone: DeliveryZone | null
  payAtStore: boolean
  /** Why the draft's coupon takes nothing off; null where it does, or there is none. */
  couponIssue: Reduced['issue']
  /** The place that is supposed; null where the draft names one, or none is. */
  estimatedFor: Location | null
}

interface ToBill {
  cartId: string
  accountId: string | null
  fissionCampaignId?: string | null | undefined
  /** To be paid when it is handed over. */
  payAtStore?: boolean | undefined
  /** Id of the place that hands over as long as the draft names none: for an estimate, never for an order. */
  supposedAt?: string | null | undefined
}

/**
 * What a cart costs as it and its draft are now; without a place, or one supposed, there are no taxes yet. The rules stand at `totalsOf`.
 * @param read of the cart, where that was done before
 * @throws Refusal `cart-empty`
 */
export async function computeBill(
  db: Database,
  billed: ToBill,
  now: Date,
  read: Billed | null = null,
): Promise<ComputedBill> {
  const { cartId, accountId, fissionCampaignId = null, payAtStore = false, supposedAt = null } = billed
  const { lines, draft: chosen } = read ?? (await readBilled(db, cartId, fissionCampaignId, now))
  if (lines.length === 0) throw new Refusal('cart-empty')
  const draft = lines.every(line => line.immaterial) ? withoutHandover(chosen) : chosen
  const amounts = lines.map(({ unitPrice, quantity, taxable, taxClass }) => ({
    amount: unitPrice * quantity,
    taxable,
    taxClass,
  }))
  const subtotal = amounts.reduce((sum, line) => sum + line.amount, 0)
  const received = lines.reduce(
    (sum, line) => sum + (line.immaterial ? 0 : line.unitPrice * line.quantity),
    0,
  )
  const context: BillContext = { db, cartId, accountId, fissionCampaignId, now, lines, subtotal, draft }
  const supposed = draft.location || !supposedAt ? null : await locationOf(db, supposedAt)
  const { zone, province } = await placeOfSupply(db, draft, supposed)
  const { discounts, issue: couponIssue } = await reductionsOf(context)
  const totals = totalsOf({
    lines: amounts,
    discounts,
    deliveryFee: zone && feeIn(zone, received),
    tip: draft.tip,
    province,
  })
  const storeCredit = Math.min(totals.total, await creditOf(context, totals.total))
  const due = totals.total - storeCredit
  const bill = { lines, ...totals, received, storeCredit, due, draft, zone, payAtStore }
  return {
    id: fingerprint(cartId, bill),
    ...bill,
    couponIssue,
    estimatedFor: province ? supposed : null,
  }
}

async function placeOfSupply(db: Database, { method, location, address }: Draft, supposed: Location | null) {
  if (method !== 'delivery') return { zone: null, province: (location ?? supposed)?.province ?? null }
  if (!location || !address) return { zone: null, province: null }
  const zone = zoneOf(location, address.postCode, await centreOf(db, address.postCode))
  return { zone, province: address.province }
}

function fingerprint(
  cartId: string,
  bill: Omit<ComputedBill, 'id' | 'couponIssue' | 'estimatedFor'>,
): string {
  const { lines, draft, zone: _, ...sums } = bill
  const { location, method, slot, pickupDate, address, tableNumber } = draft
  const billed = [
    cartId,
    lines.map(l => [l.productId, l.optionPair, l.quantity, l.unitPrice]),
    sums,
    [method, location?.id, slot?.start, pickupDate, address, tableNumber],
  ]
  return `bill-${createHash('sha256').update(JSON.stringify(billed)).digest('hex').slice(0, 32)}`
}

function toTaxLine({ tax, rate, amount }: StoredTax, language: Language): Bill['taxes'][number] {
  const key = `tax.${tax}`
  return { name: isMessageKey(key) ? say(language, key) : tax, rate, amount }
}

/** Sums of a bill or an order, with names in a language. */
export function toSums(
  from: Pick<ComputedBill, 'subtotal' | 'deliveryFee' | 'taxes' | 'tip' | 'total' | 'storeCredit' | 'due'> & {
    discounts: readonly StoredDiscount[]
  },
  language: Language,
) {
  const { subtotal, discounts, deliveryFee, taxes, tip, total, storeCredit, due } = from
  return {
    subtotal,
    discounts: discounts.map(({ code, name, amount }) => ({
      code,
      name: inLanguage(name, language),
      amount,
    })),
    deliveryFee,
    taxes: taxes.map(tax => toTaxLine(tax, language)),
    tip,
    total,
    storeCredit,
    due,
  }
}

export const toBill = (bill: ComputedBill, language: Language, currency: string): Bill => ({
  id: bill.id,
  lines: bill.lines.map(line => ({
    name: inLanguage(line.name, language),
    optionLabel: inLanguage(optionLabel(line.options, line.optionPair), language),
    quantity: line.quantity,
    lineTotal: line.unitPrice * line.quantity,
    image: line.image && toImage(line.image, language),
  })),
  ...toSums(bill, language),
  couponIssue: bill.couponIssue && toIssue(bill.couponIssue, language),
  estimatedFor: bill.estimatedFor && storeName(bill.estimatedFor, language),
  ...termsOf(bill),
  currency,
  draft: toDraft(bill.draft, language),
})

/** Of an address alone: until there is one, each zone asks for its own. */
const termsOf = ({ draft: { method, address }, zone }: ComputedBill) =>
  method === 'delivery' &&
  address && { deliveryTerms: zone && { minimum: zone.minimum, freeOver: zone.freeOver } }

const toIssue = ({ coupon, reason }: NonNullable<Reduced['issue']>, language: Language): CouponIssue => ({
  code: coupon,
  reason: reason.code,
  message: say(language, reason.message, reason.values),
})
