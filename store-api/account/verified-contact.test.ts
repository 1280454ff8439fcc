import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifiedContacts } from '../database/schema/uploads.ts'
import { dataKey } from '../security/data-key.ts'
import { seal, unseal } from '../security/seal.ts'
import { member, signOn } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-contact-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const CONTACT = { legalName: 'Wei Lin', phone: '416 555 0100', idType: 'passport', idNumber: 'e-1234 5678' }
const create = (visitor: Visitor, body: unknown = CONTACT) =>
  visitor.api('POST admin/userManagement/verifiedContact', { body })
const change = (visitor: Visitor, body: unknown) =>
  visitor.api('PUT admin/userManagement/verifiedContact', { body })
const read = (visitor: Visitor, query = {}) =>
  visitor.api('GET admin/userManagement/verifiedContact/idNumber', { query })

test('ACC-7 a contact is made once, then changed; the number is masked and encrypted', async () => {
  const { visitor } = await member(shop)
  expect((await read(visitor)).body).toEqual({ contact: null })
  expect((await change(visitor, CONTACT)).status).toBe(404)
  const masked = { ...CONTACT, idNumber: '••••••678', status: 'incomplete' }
  expect((await create(visitor)).body).toEqual(masked)
  expect((await create(visitor)).code).toBe('already-there')
  expect((await read(visitor)).body.contact).toEqual(masked)
  const [row] = await shop.shop.db.select().from(verifiedContacts)
  expect(Buffer.from(row?.idNumber ?? []).includes('12345678')).toBe(false)
  const other = { ...CONTACT, idNumber: 'AB99999' }
  expect((await change(visitor, other)).body.idNumber).toBe('••••999')
  expect((await change(visitor, other)).body.idNumber).toBe('••••999')
})

test('ACC-7 the whole number is shown only shortly after signing in', async () => {
  const { visitor, emailID } = await member(shop)
  await create(visitor)
  expect((await read(visitor, { full: 'true' })).body.contact?.idNumber).toBe('E12345678')
  shop.pass(10 * 60_000 + 1)
  expect((await read(visitor, { full: 'true' })).code).toBe('sign-in-again')
  expect((await read(visitor)).body.contact?.idNumber).toBe('••••••678')
  await signOn(visitor, emailID)
  expect((await read(visitor, { full: 'true' })).status).toBe(200)
})

test("ACC-10 another account's is absent, a guest has none", async () => {
  const { visitor } = await member(shop)
  await create(visitor)
  expect((await read((await member(shop)).visitor)).body.contact).toBeNull()
  expect((await read(await shop.visitor())).status).toBe(401)
  expect((await create(await shop.visitor())).status).toBe(401)
})

test.each([
  ['a short number', { idNumber: '123' }],
  ['a number with markup', { idNumber: '<b>12345</b>' }],
  ['a document nobody knows', { idType: 'library-card' }],
  ['no name', { legalName: ' ' }],
  ['a verdict of its own', { status: 'complete' }],
])('API-4 %s is refused', async (_what, wrong) => {
  const { visitor } = await member(shop)
  expect((await create(visitor, { ...CONTACT, ...wrong })).status).toBe(400)
  expect((await read(visitor)).body.contact).toBeNull()
})

test('ACC-7 what is sealed opens only with its key, unchanged, and for what it was sealed', () => {
  const key = Buffer.alloc(32, 1)
  const sealed = seal(key, Buffer.from('E12345678'), 'number of A')
  expect(unseal(key, sealed, 'number of A').toString()).toBe('E12345678')
  expect(() => unseal(key, sealed, 'number of B')).toThrow()
  expect(() => unseal(Buffer.alloc(32, 2), sealed, 'number of A')).toThrow()
  const altered = Buffer.from(sealed)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  expect(() => unseal(key, altered, 'number of A')).toThrow()
})

test('ACC-7 another key than the one the database was written with is refused', async () => {
  await shop.shop.dataKey()
  await expect(dataKey('0'.repeat(64), folder, shop.shop.db)()).rejects.toThrow(/DATA_KEY/)
})
