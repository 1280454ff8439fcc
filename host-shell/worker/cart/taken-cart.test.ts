import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { expect, test } from 'vitest'
import { withChange } from './change.ts'
import { takenCart } from './taken-cart.ts'

const taken = (lineItems: unknown) =>
  takenCart({ itemCount: 3, lineItems, subtotal: 0, currency: 'CAD', version: 4 } as Cart)
const tea = { id: 'a', productID: 'p-a', name: 'Tea', unitPrice: 100, quantity: 1, lineTotal: 100 }

test.each([[null], [undefined], [{}]])('PWA-4 API-5 an empty cart written as %j has no lines', lineItems => {
  const change = { kind: 'delete', body: { lineID: 'a' }, line: tea } as never
  expect(withChange(taken(lineItems), change).lineItems).toEqual({})
})

test('PWA-4 API-5 lines without an amount are not shown, amounts may be texts, a line without options is found again', () => {
  const cart = taken({
    a: { ...tea, unitPrice: '100', lineTotal: '100', quantity: '1' },
    b: { ...tea, id: 'b', unitPrice: undefined },
    c: { ...tea, id: 'c', lineTotal: 'none' },
    d: null,
  })
  const body = { productID: 'p-a', optionPair: '', quantity: 2, intentID: 'i' }
  const line = { ...tea, id: '', optionPair: '', optionLabel: '', image: null, available: 9 }
  const shown = withChange(cart, { kind: 'add', body, line })
  expect(Object.values(shown.lineItems).map(({ id, quantity }) => [id, quantity])).toEqual([['a', 3]])
  // Of the three that the cart says it holds one can be read.
  expect([shown.itemCount, shown.subtotal]).toEqual([5, 300])
})

test.each([
  [undefined, 4],
  ['none', 4],
  ['7', 7],
])(
  'PWA-4 CRT-1 a cart that says %j of how much it holds, in lines that cannot be read, is not empty without a network',
  (itemCount, held) => {
    const unread = { b: { ...tea, id: 'b', quantity: 3, unitPrice: undefined }, d: null }
    const cart = (lineItems: object) => takenCart({ ...taken({}), itemCount, lineItems } as never)
    expect(cart(unread)).toMatchObject({ itemCount: held, lineItems: {} })
    // Neither is it when the last line that could be read is taken out.
    const change = { kind: 'delete', body: { lineID: 'a' }, line: tea } as never
    const left = withChange(cart({ ...unread, a: tea }), change)
    expect(left.lineItems).toEqual({})
    expect(left.itemCount).toBe(itemCount === '7' ? 6 : 4)
  },
)

test('PWA-4 API-5 a line without its sum has that of its price and quantity, as pages read it', () => {
  const { lineItems } = taken({ a: { ...tea, quantity: '3', lineTotal: null } })
  expect(lineItems.a).toMatchObject({ quantity: 3, lineTotal: 300 })
})
