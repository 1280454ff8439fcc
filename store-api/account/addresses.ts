import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import {
  type AddressesChange,
  type AddressType,
  MAX_ADDRESSES,
  type SavedAddress,
} from 'shared-contracts/api/account/addresses.ts'
import type { Handler } from '../calls/route.ts'
import { type Database, transaction } from '../database/database.ts'
import { addresses } from '../database/schema/account.ts'
import { Refusal } from '../http/refusal.ts'
import { ownAccount } from '../session/account-of.ts'
import { holdAccount } from '../session/hold-account.ts'
import { sameAs } from './save-address.ts'

type OneAddress = Extract<AddressesChange, { address: unknown }>['address']
type Row = typeof addresses.$inferSelect

const ofType = (account: string, type: AddressType) =>
  and(eq(addresses.accountId, account), eq(addresses.type, type))

async function read(db: Database, account: string, type: AddressType): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(ofType(account, type))
    .orderBy(desc(addresses.isDefault), asc(addresses.position))
  return rows.map(({ id, firstName, lastName, phone, address, isDefault }) => ({
    id,
    firstName,
    lastName,
    phone,
    address,
    isDefault,
  }))
}

export const getAddresses: Handler<'GET admin/userManagement/getAddresses/{id}/type/{type}'> = async ({
  shop,
  visitor,
  params,
}) => {
  const account = ownAccount(visitor, params.id)
  return { type: params.type, addresses: await read(shop.db, account, params.type) }
}

export const updateAddresses: Handler<'POST admin/userManagement/updateAddresses/{a}/{b}'> = async ({
  shop,
  visitor,
  params,
  body,
}) => {
  const account = ownAccount(visitor, params.a)
  const session = await visitor.ensure()
  const type = params.b
  const after = await transaction(shop.db, async tx => {
    // One change of the list at a time.
    await holdAccount(tx, session, 'update')
    const before = await read(tx, account, type)
    const list = changed(before, body)
    await tx.delete(addresses).where(ofType(account, type))
    const rows = list.map((address, position): Row => ({ ...address, accountId: account, type, position }))
    if (rows.length > 0) await tx.insert(addresses).values(rows)
    return read(tx, account, type)
  })
  return { type, addresses: after }
}

/**
 * The list after a change; exactly one is the default as long as there is any.
 * @throws Refusal `not-found` for an id that is not in the list, `invalid` when there are too many
 */
function changed(before: readonly SavedAddress[], change: AddressesChange): SavedAddress[] {
  const ids = new Set(before.map(address => address.id))
  const saved = <T extends { id?: string | undefined }>(address: T) => {
    if (address.id !== undefined && !ids.has(address.id)) throw new Refusal('not-found')
    return { ...address, id: address.id ?? randomUUID() }
  }
  if ('addresses' in change) {
    const list = change.addresses.map(saved)
    if (new Set(list.map(a => a.id)).size < list.length) throw new Refusal('invalid', { field: 'addresses' })
    return withDefault(list, list.find(a => a.isDefault)?.id)
  }
  if ('remove' in change) {
    return withDefault(before.filter(a => a.id !== change.remove))
  }
  const one = saved(known(before, change.address))
  const list = ids.has(one.id) ? before.map(a => (a.id === one.id ? one : a)) : [...before, one]
  if (list.length > MAX_ADDRESSES)
    throw new Refusal('invalid', { field: 'addresses', message: 'invalid.addresses' })
  return withDefault(list, one.isDefault ? one.id : undefined)
}

/** One that is added again, its first answer lost, is the one that is there. */
function known(before: readonly SavedAddress[], fresh: OneAddress): OneAddress {
  const there = fresh.id === undefined && before.find(address => sameAs(address, fresh))
  return there ? { ...fresh, id: there.id, isDefault: there.isDefault || fresh.isDefault } : fresh
}

function withDefault(list: readonly SavedAddress[], wanted?: string): SavedAddress[] {
  const chosen = wanted ?? list.find(a => a.isDefault)?.id ?? list[0]?.id
  return list.map(a => ({ ...a, isDefault: a.id === chosen }))
}
