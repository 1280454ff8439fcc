import { eq } from 'drizzle-orm'
import { mailConfirmation } from '../account/mail-confirmation.ts'
import { isProven } from '../account/prove-mailbox.ts'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import { accountOf, freshAccountOf } from '../session/account-of.ts'
import { holdAccount } from '../session/hold-account.ts'
import { endSessionOf, sessionsOf } from '../session/own-sessions.ts'
import { whoIs } from '../session/who.ts'
import { deleteAccount } from './delete-account.ts'

export const userInfo: Handler<'PUT admin/userManagement/userInfo'> = async given => {
  const { shop, visitor } = given
  const { deleteAccount: leave, endSession, confirmEmail, ...body } = given.body
  if (leave) {
    await deleteAccount(shop, freshAccountOf(visitor, shop.now()), visitor.language)
    await visitor.end()
    return whoIs(shop.db, visitor.session)
  }
  const account = accountOf(visitor)
  const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  if (Object.keys(changes).length > 0) {
    const session = await visitor.ensure()
    await transaction(shop.db, async tx => {
      await holdAccount(tx, session, 'update')
      await tx.update(accounts).set(changes).where(eq(accounts.id, account))
    })
  }
  const own = { account, current: visitor.session?.id ?? '' }
  if (endSession !== undefined) await endSessionOf(shop.db, own, endSession)
  if (confirmEmail) await mailConfirmation(shop, account, visitor.language)
  return {
    ...(await whoIs(shop.db, visitor.session)),
    sessions: await sessionsOf(shop.db, own),
    emailConfirmed: await isProven(shop.db, account),
  }
}
