import { and, eq, sql } from 'drizzle-orm'
import { networkOf } from 'server-kit/network.ts'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { passwordResets } from '../database/schema/account.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { queueMail } from '../mail/outbox.ts'
import { accountOf } from '../session/account-of.ts'
import { countAttempt, isWithin } from '../session/attempt-limit.ts'
import { fromNetwork } from '../session/from-network.ts'
import { endSessions } from '../session/other-sessions.ts'
import { holdsMailbox } from '../session/own-mailbox.ts'
import { whoIs } from '../session/who.ts'
import { askForOrderLink } from './ask-for-order-link.ts'
import { hashPassword, isPassword } from './password.ts'
import { queueSecurityMail } from './security-mail.ts'

export const resetPassword: Handler<'POST admin/userManagement/resetPassword'> = async given => {
  const { shop, visitor, body } = given
  const id = accountOf(visitor)
  const succeeded = await countAttempt(shop, [{ key: `change-password ${id}`, most: 5 }])
  const [account] = await shop.db.select().from(accounts).where(eq(accounts.id, id))
  const old = account?.passwordHash ?? ''
  const right = await shop.passwordWork.run(() => isPassword(body.oldPassword, old))
  if (!right) throw new Refusal('invalid', { message: 'invalid.oldPassword', field: 'oldPassword' })
  const passwordHash = await shop.passwordWork.run(() => hashPassword(body.password))
  const session = await visitor.ensure()
  const signedIn = await transaction(shop.db, async tx => {
    const [changed] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, old)))
      .returning({ email: accounts.emailId, isOwn: sql<boolean>`${holdsMailbox}` })
    // Another change, or a link from a mail, was quicker.
    if (!changed) throw new Refusal('invalid', { message: 'invalid.oldPassword', field: 'oldPassword' })
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, id))
    await endSessions(tx, id, session.id)
    if (changed.isOwn)
      await queueSecurityMail(tx, shop.now(), {
        change: 'password',
        email: changed.email,
        language: visitor.language,
      })
    return visitor.renew(tx, id)
  })
  signedIn()
  await succeeded()
  return whoIs(shop.db, visitor.session)
}

export const forgotPassword: Handler<'GET common3/forgotPassword'> = async ({
  shop,
  visitor,
  query,
  request,
}) => {
  const { emailID, orderID } = query
  if (orderID !== undefined) {
    await askForOrderLink(shop, visitor, { emailID, orderID }, request.ip)
    return { accepted: true }
  }
  const recipient = emailID.toLowerCase()
  await countAttempt(shop, [
    ...fromNetwork('forgot', request.ip, 30),
    { key: `forgot ${recipient} ${networkOf(request.ip)}`, most: 5 },
  ])
  // The mailbox holds working links enough: one more is not sent, and nobody is told so.
  if (await isWithin(shop, { key: `forgot ${recipient}`, most: 5 }))
    await queueMail(shop.db, shop.now(), { kind: 'password-reset', recipient, language: visitor.language })
  return { accepted: true }
}
