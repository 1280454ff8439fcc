import { createHash } from 'node:crypto'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/messages/language.ts'
import { type CartRow, linesOf } from '../cart/read-cart.ts'
import { optionLabel } from '../catalog/option-label.ts'
import type { Database } from '../database/database.ts'
import type { StoredTax } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage } from '../language/local-text.ts'
import { isMessageKey, say } from '../language/messages.ts'
import { type Draft, readDraft, toDraft } from './draft.ts'
import { taxesOn } from './taxes.ts'

export interface ComputedBill {
  /** Fingerprint of all that is billed: another cart, price, place or slot gives another id. */
  id: string
  lines: CartRow[]
  subtotal: number
  taxes: StoredTax[]
  total: number
  draft: Draft
}

/**
 * What a cart costs as it and its draft are now; without a place there are no taxes yet.
 * @throws Refusal `cart-empty`
 */
export async function computeBill(db: Database, cartId: string, now: Date): Promise<ComputedBill> {
  const lines = await linesOf(db, cartId)
  if (lines.length === 0) throw new Refusal('cart-empty')
  const draft = await readDraft(db, cartId, now)
  const amounts = lines.map(({ unitPrice, quantity, taxable, taxClass }) => ({
    amount: unitPrice * quantity,
    taxable,
    taxClass,
  }))
  const subtotal = amounts.reduce((sum, line) => sum + line.amount, 0)
  const taxes = draft.location ? taxesOn(amounts, draft.location.province) : []
  const total = subtotal + taxes.reduce((sum, tax) => sum + tax.amount, 0)
  const billed = [
    cartId,
    lines.map(l => [l.productId, l.optionPair, l.quantity, l.unitPrice]),
    taxes,
    total,
    draft.method,
    draft.location?.id,
    draft.slot?.start,
  ]
  const id = `bill-${createHash('sha256').update(JSON.stringify(billed)).digest('hex').slice(0, 32)}`
  return { id, lines, subtotal, taxes, total, draft }
}

export function toTaxLine({ tax, rate, amount }: StoredTax, language: Language): Bill['taxes'][number] {
  const key = `tax.${tax}`
  return { name: isMessageKey(key) ? say(language, key) : tax, rate, amount }
}

export const toBill = (bill: ComputedBill, language: Language, currency: string): Bill => ({
  id: bill.id,
  lines: bill.lines.map(line => ({
    name: inLanguage(line.name, language),
    optionLabel: inLanguage(optionLabel(line.options, line.optionPair), language),
    quantity: line.quantity,
    lineTotal: line.unitPrice * line.quantity,
  })),
  subtotal: bill.subtotal,
  taxes: bill.taxes.map(tax => toTaxLine(tax, language)),
  total: bill.total,
  currency,
  draft: toDraft(bill.draft),
})
