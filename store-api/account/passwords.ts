import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { passwordResets } from '../database/schema/account.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { queueMail } from '../mail/outbox.ts'
import { accountOf } from '../session/account-of.ts'
import { countAttempt, forgetAttempts } from '../session/attempt-limit.ts'
import { endSessions } from '../session/other-sessions.ts'
import { hashToken } from '../session/tokens.ts'
import { whoIs } from '../session/who.ts'
import { joinStandIns } from './join-stand-ins.ts'
import { hashPassword, isPassword } from './password.ts'
import { LINK_LIFE } from './reset-link.ts'

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
    const rows = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, old)))
      .returning({ id: accounts.id })
    // Another change, or a link from a mail, was quicker.
    if (rows.length === 0)
      throw new Refusal('invalid', { message: 'invalid.oldPassword', field: 'oldPassword' })
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, id))
    await endSessions(tx, id, session.id)
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
  const recipient = query.emailID.toLowerCase()
  await countAttempt(shop, [
    { key: `forgot ${request.ip}`, most: 30 },
    { key: `forgot ${recipient}`, most: 5 },
  ])
  await queueMail(shop.db, shop.now(), { kind: 'password-reset', recipient, language: visitor.language })
  return { accepted: true }
}

export const resetPasswordExternal: Handler<'POST common3/resetPasswordExternal'> = async ({
  shop,
  body,
  request,
}) => {
  await countAttempt(shop, [{ key: `reset ${request.ip}`, most: 30 }])
  const passwordHash = await shop.passwordWork.run(() => hashPassword(body.password))
  const now = shop.now()
  const email = await transaction(shop.db, async tx => {
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.tokenHash, hashToken(body.token)),
          isNull(passwordResets.usedAt),
          gt(passwordResets.createdAt, new Date(now.getTime() - LINK_LIFE)),
        ),
      )
      .returning({ account: passwordResets.accountId })
    if (!used) throw new Refusal('link-expired')
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.id, used.account))
      .returning({ emailId: accounts.emailId })
    if (!account) throw new Refusal('link-expired')
    // Other links of the same account lose their use with the password they were asked for.
    await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.accountId, used.account), isNull(passwordResets.usedAt)))
    await joinStandIns(tx, account.emailId, used.account, now)
    await endSessions(tx, used.account, null)
    return account.emailId.toLowerCase()
  })
  await forgetAttempts(shop, [`signon ${email} ${request.ip}`])
  return { changed: true }
}
