import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addresses } from '../database/schema/account.ts'
import { orderDrafts } from '../database/schema/cart.ts'
import { influencers } from '../database/schema/influencers.ts'
import { uploads, verifiedContactImages, verifiedContacts } from '../database/schema/uploads.ts'
import { accounts, sessions } from '../database/schema/visitors.ts'
import { FULL_SHOP, fullServiceStore } from '../testing/full-service.ts'
import { member } from '../testing/people.ts'
import { add, CONTACT, good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-hold-'))
  shop = await startShop({ DATA_DIR: folder }, fullServiceStore)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const ADDRESS = {
  streetNumberAndNameDetails: '8 Elm Street',
  city: 'Markham',
  province: 'ON',
  postCode: 'L3R 2B2',
}
const HOME = { firstName: 'Eve', lastName: 'Wu', phone: '+1 416 555 0100', address: ADDRESS, isDefault: true }
const PROFILE = { name: 'Eve', bio: 'Write to me', links: [], productIDs: [], submit: true }
const PASSPORT = { legalName: 'Eve Wu', phone: '416 555 0100', idType: 'passport', idNumber: 'E-1234 5678' }

async function send(visitor: Visitor, path: string) {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c04020' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'me.jpg')
  const { status } = await fetch(`${shop.origin}/api/istore/client/admin/userManagement/image/${path}`, {
    method: 'POST',
    headers: {
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
    },
    body: form,
  })
  return { status }
}

/** Calls that know who they are from by now, and then wait for the reset, which ends every session. */
async function whileResetting<T>(id: string, act: () => Promise<T>): Promise<T> {
  const { db } = shop.shop
  const { transaction } = db
  db.transaction = (async (...args: Parameters<typeof transaction>) => {
    db.transaction = transaction
    await db.delete(sessions).where(eq(sessions.accountId, id))
    return transaction.apply(db, args)
  }) as typeof transaction
  try {
    return await act()
  } finally {
    db.transaction = transaction
  }
}

type Act = (visitor: Visitor, id: string) => Promise<{ status: number }>
const CALLS: [string, Act][] = [
  [
    'an address',
    (visitor, id) =>
      visitor.api('POST admin/userManagement/updateAddresses/{a}/{b}', {
        params: { a: id, b: 'SHIPPING' },
        body: { address: HOME },
      }),
  ],
  [
    'who fetches an order',
    visitor =>
      visitor.api('POST shoppingManagement4/orderContactInfo', {
        query: { localStoreName: FULL_SHOP, methodName: 'pickup' },
        body: CONTACT,
      }),
  ],
  [
    'where an order goes',
    visitor =>
      visitor.api('POST shoppingManagement4/orderDeliverInfo', {
        query: { localStoreName: FULL_SHOP, saveToMyProfile: 'true' },
        body: { address: ADDRESS, contact: CONTACT },
      }),
  ],
  [
    'who somebody is before the law',
    visitor => visitor.api('POST admin/userManagement/verifiedContact', { body: PASSPORT }),
  ],
  ['a picture of a document', visitor => send(visitor, 'verifiedContact/upload?side=front')],
  [
    'a telephone number',
    visitor => visitor.api('PUT admin/userManagement/userInfo', { body: { phone: '416 555 0199' } }),
  ],
  ['a portrait', visitor => send(visitor, 'upload')],
  [
    'who somebody is in public',
    visitor => visitor.api('POST admin/userManagement/influencerProfile', { body: PROFILE }),
  ],
]

test.each(CALLS)(
  'ACC-11 H2 %s that is on its way while a new password is set does not come after it',
  async (_, act) => {
    const { db } = shop.shop
    const { visitor, id } = await member(shop)
    good(await add(visitor, 'mooncake'))
    expect((await whileResetting(id, () => act(visitor, id))).status).toBe(401)
    for (const table of [addresses, influencers, verifiedContacts, verifiedContactImages, uploads])
      expect(await db.select().from(table).where(eq(table.accountId, id))).toEqual([])
    expect(await db.select().from(orderDrafts)).toEqual([])
    const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
    expect(account).toMatchObject({ phone: null, profileImage: null })
  },
)

test('ACC-11 H2 nor does a change of who somebody is before the law', async () => {
  const { db } = shop.shop
  const { visitor, id } = await member(shop)
  good(await visitor.api('POST admin/userManagement/verifiedContact', { body: PASSPORT }))
  const body = { ...PASSPORT, legalName: `Eve ${randomUUID().slice(0, 4)}` }
  const change = () => visitor.api('PUT admin/userManagement/verifiedContact', { body })
  expect((await whileResetting(id, change)).status).toBe(401)
  const [kept] = await db.select().from(verifiedContacts).where(eq(verifiedContacts.accountId, id))
  expect(kept?.legalName).toBe(PASSPORT.legalName)
})
