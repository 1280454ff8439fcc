import { eq, sql } from 'drizzle-orm'
import { transaction } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { whoIs } from '../session/who.ts'
import { countAttempt } from './attempt-limit.ts'
import { joinGuest } from './join-guest.ts'
import { isPassword, NO_ACCOUNT } from './password.ts'

export const signon: Handler<'POST common3/signon'> = async ({ shop, visitor, body, request }) => {
  const email = body.emailID.toLowerCase()
  const succeeded = await countAttempt(shop, [
    { key: `signon ${email} ${request.ip}`, most: 5 },
    // Guessing from many addresses; high enough that a stranger cannot easily lock somebody out.
    { key: `signon ${email}`, most: 30 },
  ])
  const [account] = await shop.db
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(sql`lower(${accounts.emailId})`, email))
  // An unknown account costs the same time and gets the same answer as a wrong password.
  const right = await shop.passwordWork.run(() =>
    isPassword(body.password, account?.passwordHash ?? NO_ACCOUNT),
  )
  if (!account || !right) throw new Refusal('wrong-credentials')
  await succeeded()
  const session = await visitor.ensure()
  const signedIn = await transaction(shop.db, async tx => {
    await tx.update(accounts).set({ lastLoginAt: shop.now() }).where(eq(accounts.id, account.id))
    await joinGuest(tx, session, account.id)
    return visitor.renew(tx, account.id)
  })
  signedIn()
  return whoIs(shop.db, visitor.session)
}
