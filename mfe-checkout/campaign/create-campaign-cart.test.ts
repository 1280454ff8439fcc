import { expect, test } from 'vitest'
import { type Answers, cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { createCampaignCart } from './create-campaign-cart.ts'

const PUT = 'PUT shoppingManagement4/myCart/fc/{id}'
const GET = 'GET shoppingManagement4/myCart/fc/{id}'
const campaignCart = (answers: Answers) => {
  const app = fakeApp({ [GET]: () => cartOf([line('a', 2)]), ...answers })
  const cart = createCampaignCart(
    { api: app.api, wait: async () => {}, campaign: 'g1' },
    cartOf([line('a', 2)]),
  )
  return { cart, app }
}
type Body = { lineID: string; quantity: number }

test('CRT-3 quantities are absolute, the newest wish wins, and the server’s cart is what shows', async () => {
  const sent: number[] = []
  const { cart } = campaignCart({
    [PUT]: ({ body, params }) => {
      const { quantity } = body as Body
      sent.push(quantity)
      expect(params).toEqual({ id: 'g1' })
      return cartOf(quantity ? [line('a', quantity)] : [])
    },
  })
  void cart.set('a', 3)
  void cart.set('a', 4)
  expect(cart.$view.get().asked).toEqual({ a: 4 })
  await cart.set('a', 5)
  expect(sent.at(-1)).toBe(5)
  expect(cart.$view.get()).toMatchObject({ asked: {}, problems: {}, cart: { itemCount: 5 } })
  await cart.set('a', 0)
  expect(cart.$view.get().cart.itemCount).toBe(0)
})

test('CRT-3 GRP-2 a refusal says why at its line and shows what the server has', async () => {
  const { cart } = campaignCart({
    [PUT]: () => {
      throw refusal('campaign-limit', 'Six for each of us.')
    },
  })
  await cart.set('a', 9)
  expect(cart.$view.get()).toMatchObject({
    asked: {},
    problems: { a: 'Six for each of us.' },
    cart: { itemCount: 2 },
  })
})

test('CRT-3 without an answer the wish is sent again and given up in the end', async () => {
  const { cart, app } = campaignCart({
    [PUT]: () => {
      throw lost()
    },
  })
  await cart.set('a', 3)
  expect(app.calls.filter(call => call === PUT).length).toBeGreaterThan(1)
  expect(cart.$view.get()).toMatchObject({ asked: {}, problems: { a: '' } })
})

test('CRT-3 a fault of the page’s own leaves no line waiting, and the next change is made', async () => {
  let broken = true
  const { cart } = campaignCart({
    [PUT]: ({ body }) => {
      if (broken) throw new TypeError('not a call’s failure')
      return cartOf([line('a', (body as { quantity: number }).quantity)])
    },
  })
  await expect(cart.set('a', 3)).rejects.toThrow('not a call’s failure')
  expect(cart.$view.get().asked).toEqual({})
  broken = false
  await cart.set('a', 4)
  expect(cart.$view.get()).toMatchObject({ asked: {}, cart: { itemCount: 4 } })
})

test('CRT-3 LNG-1 a page that is loaded again shows what it then says, but never an older cart, nor one before a wish on its way', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { cart } = campaignCart({ [PUT]: () => answer.promise })
  const shown = () => Object.values(cart.$view.get().cart.lineItems).map(({ name }) => name)
  const inChinese = (version: number) => cartOf([line('a', 2, { name: '茶' })], version)
  cart.renew(inChinese(0))
  expect(shown()).toEqual(['Tea a'])
  cart.renew(inChinese(1))
  expect(shown()).toEqual(['茶'])
  const set = cart.set('a', 3)
  cart.renew(cartOf([line('a', 2)], 1))
  expect(shown()).toEqual(['茶'])
  answer.resolve(inChinese(2))
  await set
  expect(shown()).toEqual(['茶'])
})
