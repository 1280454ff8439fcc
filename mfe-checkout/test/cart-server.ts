import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { cartOf, line } from './fake-app.ts'
import { refusal } from './refuse.ts'

/** A cart as a backend keeps it: absolute quantities, stock, intents remembered, a version that grows. */
export function cartServer(lines: LineItem[]) {
  let items = lines
  let version = 1
  let made = 0
  const intents = new Set<string>()
  const read = (): Cart => cartOf(items, version)
  const change = (next: LineItem[]) => {
    items = next
    version++
  }
  const priced = (l: LineItem, quantity: number) => ({ ...l, quantity, lineTotal: l.unitPrice * quantity })

  type Body = { lineID: string; quantity: number; productID: string; optionPair: string; intentID: string }
  const handlers: Record<string, (body: Body) => void> = {
    'GET shoppingManagement4/myCart': () => {},
    'PUT shoppingManagement4/myCart': ({ lineID, quantity }) => {
      const found = items.find(l => l.id === lineID)
      if (!found) throw refusal('not-found')
      if (quantity > found.available) throw refusal('out-of-stock', 'Only a few left')
      change(items.map(l => (l === found ? priced(l, quantity) : l)))
    },
    'POST shoppingManagement4/myCart/delete': ({ lineID }) => change(items.filter(l => l.id !== lineID)),
    'POST shoppingManagement4/myCart': ({ productID, optionPair, quantity, intentID }) => {
      if (intents.has(intentID)) return
      intents.add(intentID)
      const same = items.find(l => l.productID === productID && l.optionPair === optionPair)
      if (same) return change(items.map(l => (l === same ? priced(l, l.quantity + quantity) : l)))
      change([...items, line(`again${++made}`, quantity, { productID, optionPair })])
    },
  }
  const handle = (call: string, body: unknown): Cart => {
    const handler = handlers[call]
    if (!handler) throw new Error(`unexpected call: ${call}`)
    handler(body as Body)
    return read()
  }
  return {
    read,
    handle,
    api: (async (call: string, options?: { body?: unknown }) => handle(call, options?.body)) as ApiClient,
    quantityOf: (productID: string) =>
      items.filter(l => l.productID === productID).reduce((sum, l) => sum + l.quantity, 0),
    linesOf: (productID: string) => items.filter(l => l.productID === productID).length,
  }
}
