import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { MAX_ADDRESSES, type SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import { type Database, transaction } from '../database/database.ts'
import { addresses } from '../database/schema/account.ts'
import { holdAccount } from '../session/hold-account.ts'
import type { Session } from '../session/visitor.ts'

type Fresh = Omit<SavedAddress, 'id' | 'isDefault'>

/** Keeps a delivery address in the account of a session, once; an account that is full of them keeps what it has. */
export function saveAddress(
  db: Database,
  session: Pick<Session, 'id'> & { accountId: string },
  fresh: Fresh,
): Promise<void> {
  const { accountId } = session
  return transaction(db, async tx => {
    // One change of the list at a time.
    await holdAccount(tx, session, 'update')
    const known = await tx
      .select()
      .from(addresses)
      .where(and(eq(addresses.accountId, accountId), eq(addresses.type, 'SHIPPING')))
      .orderBy(asc(addresses.position))
    if (known.length >= MAX_ADDRESSES || known.some(row => sameAs(row, fresh))) return
    const position = (known.at(-1)?.position ?? -1) + 1
    const isDefault = known.length === 0
    await tx
      .insert(addresses)
      .values({ id: randomUUID(), accountId, type: 'SHIPPING', position, isDefault, ...fresh })
  })
}

/** Whether two are one address of one person, whatever else is noted of them. */
export const sameAs = (a: Fresh, b: Fresh): boolean => key(a) === key(b)

function key({ firstName, lastName, phone, address }: Fresh): string {
  const { streetNumberAndNameDetails, unit = '', city, province, postCode } = address
  return JSON.stringify([
    firstName,
    lastName,
    phone,
    streetNumberAndNameDetails,
    unit,
    city,
    province,
    postCode,
  ])
}
