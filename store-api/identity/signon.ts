import { and, eq } from 'drizzle-orm'
import { findByEmail, findStandIn } from '../account/find-by-email.ts'
import { isPassword, NO_ACCOUNT } from '../account/password.ts'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { whoIs } from '../session/who.ts'
import { joinGuest } from './join-guest.ts'

export const signon: Handler<'POST common3/signon'> = async ({ shop, visitor, body, request }) => {
  const email = body.emailID.toLowerCase()
  const succeeded = await countAttempt(shop, [
    { key: `signon ${email} ${request.ip}`, most: 5 },
    // Guessing from many addresses; high enough that a stranger cannot easily lock somebody out.
    { key: `signon ${email}`, most: 30 },
  ])
  const found = [await findByEmail(shop.db, email), await findStandIn(shop.db, email)]
  // Always two checks: neither an unknown account nor one registered again takes another time than a wrong password.
  const right = await Promise.all(
    found.map(account =>
      shop.passwordWork.run(() => isPassword(body.password, account?.passwordHash ?? NO_ACCOUNT)),
    ),
  )
  const account = found.find((_, i) => right[i])
  if (!account) throw new Refusal('wrong-credentials')
  await succeeded()
  const session = await visitor.ensure()
  const signedIn = await transaction(shop.db, async tx => {
    const same = and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash))
    const rows = await tx
      .update(accounts)
      .set({ lastLoginAt: shop.now() })
      .where(same)
      .returning({ id: accounts.id })
    // The password was changed while this one was being checked.
    if (rows.length === 0) throw new Refusal('wrong-credentials')
    await joinGuest(tx, session, account.id, shop.now())
    return visitor.renew(tx, account.id)
  })
  signedIn()
  return whoIs(shop.db, visitor.session)
}
