import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'

/** What an order's goods are like now. */
export interface BoughtAgain {
  /** How many of the order's lines are in the cart. */
  added: number
  /** Lines that cannot be had, in the backend's words. */
  gone: { name: string; why: string }[]
  /** Lines that cost more than then; prices of one, minor units of the order's currency. */
  dearer: { name: string; before: number; now: number }[]
}

/** Lines of an order by what they are; a backend that does not say the options can repeat only what has none. */
const pairOf = ({ optionPair, optionLabel }: OrderDetail['lines'][number]): string | null =>
  optionPair ?? (optionLabel === '' ? '' : null)

const named = ({ name, optionLabel }: OrderDetail['lines'][number]) =>
  [name, optionLabel].filter(Boolean).join(' · ')

/**
 * Puts the goods of an order into the cart. @param intentID of this wish: sent again it counts once
 * @throws ApiError, NetworkError
 */
export async function buyAgain(
  { api, state }: Pick<App, 'api' | 'state'>,
  order: Pick<OrderDetail, 'lines'>,
  intentID: string,
): Promise<BoughtAgain> {
  const wanted = order.lines.flatMap(line => {
    const optionPair = pairOf(line)
    return optionPair === null ? [] : [{ line, optionPair }]
  })
  const unknown = order.lines.filter(line => pairOf(line) === null)
  const lines = wanted.map(({ line: { productID, quantity }, optionPair }) => ({
    productID,
    optionPair,
    quantity,
  }))
  if (lines.length === 0) return { added: 0, gone: unknown.map(gone('')), dearer: [] }
  const { cart, refused } = await api('POST shoppingManagement4/iCart', { body: { intentID, lines } })
  acceptCart(state, cart)
  const items = Object.values(cart.lineItems)
  const result: BoughtAgain = { added: 0, gone: unknown.map(gone('')), dearer: [] }
  for (const { line, optionPair } of wanted) {
    const is = (x: { productID: string; optionPair: string }) =>
      x.productID === line.productID && x.optionPair === optionPair
    const refusal = refused.find(is)
    if (refusal) {
      result.gone.push(gone(refusal.message)(line))
      continue
    }
    result.added++
    const now = items.find(is)?.unitPrice ?? 0
    if (now > line.unitPrice) result.dearer.push({ name: named(line), before: line.unitPrice, now })
  }
  return result
}

const gone = (why: string) => (line: OrderDetail['lines'][number]) => ({ name: named(line), why })
