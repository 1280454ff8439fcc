import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'

/** One write of the cart, as pages make it: `set` and `delete` are absolute, `add` carries the id that makes it count once. */
export type Change = { line: LineItem } & (
  | { kind: 'add'; body: { productID: string; optionPair: string; quantity: number; intentID: string } }
  | { kind: 'set'; body: { lineID: string; quantity: number } }
  | { kind: 'delete'; body: { lineID: string } }
)
export type Write = Change extends infer C ? (C extends Change ? Omit<C, 'line'> : never) : never

/** Where each is sent, below the cart's address. */
export const SENT = {
  add: { method: 'POST', below: '' },
  set: { method: 'PUT', below: '' },
  delete: { method: 'POST', below: '/delete' },
} as const satisfies Record<Change['kind'], { method: string; below: string }>

/** @returns null for what is no write of the cart */
export function writeOf(method: string, below: string, body: unknown): Write | null {
  const kinds = Object.keys(SENT) as Change['kind'][]
  const kind = kinds.find(one => SENT[one].method === method && SENT[one].below === below)
  return kind && typeof body === 'object' && body !== null ? ({ kind, body } as Write) : null
}

/** Id of a line that the server does not know yet. */
const provisionalID = (intentID: string): string => `new-${intentID}`

export const findItem = (
  cart: Cart,
  item: Pick<LineItem, 'productID' | 'optionPair'>,
): LineItem | undefined =>
  Object.values(cart.lineItems).find(
    line => line.productID === item.productID && line.optionPair === item.optionPair,
  )

/**
 * The cart with a change that the server has not confirmed. Amounts follow from the last known prices, for showing alone; the
 * version stays, so that whatever the server says later counts.
 */
export function withChange(cart: Cart, { kind, body, line }: Change): Cart {
  if (kind !== 'add') return withQuantity(cart, body.lineID, kind === 'set' ? body.quantity : 0)
  const known = findItem(cart, line)
  if (known) return withQuantity(cart, known.id, known.quantity + body.quantity)
  const id = provisionalID(body.intentID)
  const lineItems = { ...cart.lineItems, [id]: { ...line, id, quantity: 0 } }
  return withQuantity({ ...cart, lineItems }, id, body.quantity)
}

function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  const { [id]: line, ...others } = cart.lineItems
  if (!line) return cart
  const changed = { ...line, quantity, lineTotal: line.unitPrice * quantity }
  // Replaced in its place: lines must not change their order.
  const lineItems = quantity > 0 ? { ...cart.lineItems, [id]: changed } : others
  const lines = Object.values(lineItems)
  return {
    ...cart,
    lineItems,
    // Lines that nobody could read are held as well.
    itemCount: cart.itemCount + quantity - line.quantity,
    subtotal: lines.reduce((sum, one) => sum + one.lineTotal, 0),
  }
}

/** Adds a change to those that wait. What was last asked of the same line is replaced; an addition that waits already is not added again. */
export function queued(changes: readonly Change[], change: Change): Change[] {
  if (change.kind === 'add') {
    const { intentID } = change.body
    const waits = changes.some(one => one.kind === 'add' && one.body.intentID === intentID)
    return waits ? [...changes] : [...changes, change]
  }
  const { lineID } = change.body
  const last = changes.at(-1)
  const same = last && last.kind !== 'add' && last.body.lineID === lineID
  return [...(same ? changes.slice(0, -1) : changes), change]
}

/** After an addition was confirmed: the changes behind it name the line as the server does. */
export function renamed(changes: readonly Change[], added: Change, confirmed: Cart): Change[] {
  if (added.kind !== 'add') return [...changes]
  const from = provisionalID(added.body.intentID)
  const to = findItem(confirmed, added.line)?.id ?? from
  return changes.map(change =>
    change.kind !== 'add' && change.body.lineID === from
      ? ({ ...change, body: { ...change.body, lineID: to } } as Change)
      : change,
  )
}
