import { and, eq } from 'drizzle-orm'
import type { VerifiedContact } from 'shared-contracts/api/account/verified-contact.ts'
import type { Given, Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { verifiedContactImages as images, verifiedContacts as table } from '../database/schema/uploads.ts'
import { Refusal } from '../http/refusal.ts'
import { seal, unseal } from '../security/seal.ts'
import { accountOf, freshAccountOf } from '../session/account-of.ts'
import { holdAccount } from '../session/hold-account.ts'
import type { Shop } from '../shop.ts'

type Draft = Given<'POST admin/userManagement/verifiedContact'>['body']
/** Characters at the end that are always shown. */
const SHOWN_CHARACTERS = 3

const numberSeal = (account: string) => `verified-contact-number ${account}`

async function sealed(shop: Shop, accountId: string, draft: Draft) {
  const { idNumber, ...rest } = draft
  return {
    ...rest,
    idNumber: seal(await shop.dataKey(), Buffer.from(idNumber), numberSeal(accountId)),
    updatedAt: shop.now(),
  }
}

const mask = (number: string) =>
  '•'.repeat(number.length - SHOWN_CHARACTERS) + number.slice(-SHOWN_CHARACTERS)

async function shown(shop: Shop, account: string, draft: Draft, whole = false): Promise<VerifiedContact> {
  const front = and(eq(images.accountId, account), eq(images.side, 'front'))
  const found = await shop.db.select({ side: images.side }).from(images).where(front)
  const idNumber = whole ? draft.idNumber : mask(draft.idNumber)
  return { ...draft, idNumber, status: found.length > 0 ? 'complete' : 'incomplete' }
}

export const createVerifiedContact: Handler<'POST admin/userManagement/verifiedContact'> = async ({
  shop,
  visitor,
  body,
}) => {
  const accountId = accountOf(visitor)
  const session = await visitor.ensure()
  const row = await sealed(shop, accountId, body)
  const made = await transaction(shop.db, async tx => {
    await holdAccount(tx, session, 'share')
    return tx
      .insert(table)
      .values({ accountId, ...row })
      .onConflictDoNothing()
      .returning({ id: table.accountId })
  })
  if (made.length === 0) throw new Refusal('already-there')
  return shown(shop, accountId, body)
}

export const changeVerifiedContact: Handler<'PUT admin/userManagement/verifiedContact'> = async ({
  shop,
  visitor,
  body,
}) => {
  const accountId = accountOf(visitor)
  const session = await visitor.ensure()
  const row = await sealed(shop, accountId, body)
  const changed = await transaction(shop.db, async tx => {
    await holdAccount(tx, session, 'share')
    return tx.update(table).set(row).where(eq(table.accountId, accountId)).returning({ id: table.accountId })
  })
  if (changed.length === 0) throw new Refusal('not-found')
  return shown(shop, accountId, body)
}

export const verifiedContactIdNumber: Handler<'GET admin/userManagement/verifiedContact/idNumber'> = async ({
  shop,
  visitor,
  query,
}) => {
  const accountId = query.full ? freshAccountOf(visitor, shop.now()) : accountOf(visitor)
  const [row] = await shop.db.select().from(table).where(eq(table.accountId, accountId))
  if (!row) return { contact: null }
  const idNumber = unseal(await shop.dataKey(), row.idNumber, numberSeal(accountId)).toString()
  const { legalName, phone, idType } = row
  return { contact: await shown(shop, accountId, { legalName, phone, idType, idNumber }, query.full) }
}
