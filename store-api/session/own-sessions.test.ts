import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, signOn } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { deviceName } from './device-name.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
const ask = async (visitor: Visitor, body: object = {}) =>
  (await visitor.api('PUT admin/userManagement/userInfo', { body })).body.sessions ?? []
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.api('GET admin/orderManagement/orders/count')).status === 200

test('ACC-12 a person sees where they are signed in, and ends one of it', async () => {
  const { visitor, emailID } = await member(shop)
  const phone = await shop.visitor({ 'user-agent': PHONE })
  await signOn(phone, emailID)
  const [here, there, ...more] = await ask(visitor)
  expect(more).toEqual([])
  expect(here).toMatchObject({ current: true })
  expect(there).toMatchObject({ current: false, device: 'Safari · iPhone' })
  const left = await ask(visitor, { endSession: there?.id })
  expect(left.map(({ id }) => id)).toEqual([here?.id])
  expect([await isSignedIn(visitor), await isSignedIn(phone)]).toEqual([true, false])
})

test('ACC-10 ACC-12 nobody sees or ends another’s session, and the own one ends by signing out', async () => {
  const [ann, bo] = [await member(shop), await member(shop)]
  const [own] = await ask(ann.visitor)
  expect((await ask(bo.visitor)).map(({ id }) => id)).not.toContain(own?.id)
  for (const endSession of [own?.id ?? '', randomUUID()])
    expect((await bo.visitor.api('PUT admin/userManagement/userInfo', { body: { endSession } })).status).toBe(
      200,
    )
  await ask(ann.visitor, { endSession: own?.id })
  expect(await isSignedIn(ann.visitor)).toBe(true)
  const odd = await ann.visitor.api('PUT admin/userManagement/userInfo', { body: { endSession: 'x' } })
  expect(odd.status).toBeLessThan(500)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0',
    'WeChat · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [PHONE, 'Safari · iPhone'],
  ['<script>alert(1)</script>', ''],
])('ACC-12 %s is told as “%s”', (agent, name) => expect(deviceName(agent)).toBe(name))
