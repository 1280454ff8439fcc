import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { type BrowserStorage, readJson, writeJson } from 'shared-contracts/remote/storage.ts'
import { itemOf } from '../elsewhere/changes-elsewhere.ts'
import { canBuy } from './can-buy.ts'
import { lineName } from './line-name.ts'

/** How a line looked when the shopper last saw the cart. */
interface SeenLine {
  /** Minor units; of a line that is sold out the last one before, as a choice that was taken out has no price of its own. */
  unitPrice: number
  canBuy: boolean
}
/** By product and options: a line that went and came back is the same to the shopper. */
export type Seen = Readonly<Record<string, SeenLine>>

/** What is different of a line since the last look (CRT-6). */
export type Change =
  | { kind: 'price'; name: string; before: number; now: number }
  | { kind: 'gone' | 'back'; name: string }

const STORAGE_KEY = 'checkout.seen-cart'
const priceOf = ({ available, unitPrice }: LineItem, before?: SeenLine) =>
  available > 0 ? unitPrice : (before?.unitPrice ?? unitPrice)

/** @param before the look before this one */
export function seenOf(cart: Cart, before: Seen = {}): Seen {
  const lines = Object.values(cart.lineItems)
  return Object.fromEntries(
    lines.map(line => {
      const item = itemOf(line)
      return [item, { unitPrice: priceOf(line, before[item]), canBuy: canBuy(line) }]
    }),
  )
}

/** @returns what changed of each line that was there before, in the order of the cart */
export function changesSince(seen: Seen, cart: Cart): Change[] {
  return Object.values(cart.lineItems).flatMap((line): Change[] => {
    const before = seen[itemOf(line)]
    if (!before) return []
    const name = lineName(line)
    const unitPrice = priceOf(line, before)
    const price =
      before.unitPrice !== unitPrice
        ? [{ kind: 'price' as const, name, before: before.unitPrice, now: unitPrice }]
        : []
    const stock =
      before.canBuy === canBuy(line)
        ? []
        : [{ kind: before.canBuy ? ('gone' as const) : ('back' as const), name }]
    return [...price, ...stock]
  })
}

/** @returns what was kept; nothing where it is unreadable */
export function readSeen(storage: BrowserStorage): Seen {
  const kept = readJson(storage, STORAGE_KEY)
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, line]) => isSeen(line)))
}
export const keepSeen = (storage: BrowserStorage, cart: Cart): void =>
  writeJson(storage, STORAGE_KEY, seenOf(cart, readSeen(storage)))

const isSeen = (line: unknown): line is SeenLine => {
  const { unitPrice, canBuy } = (line ?? {}) as Partial<SeenLine>
  return typeof unitPrice === 'number' && typeof canBuy === 'boolean'
}
