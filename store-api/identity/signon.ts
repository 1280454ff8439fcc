import { and, eq } from 'drizzle-orm'
import { findByEmail, findStandIn } from '../account/find-by-email.ts'
import { isPassword, NO_ACCOUNT } from '../account/password.ts'
import type { Handler } from '../calls/route.ts'
import { transaction } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { rememberDevice } from '../session/known-device.ts'
import { whoIs } from '../session/who.ts'
import { joinGuest } from './join-guest.ts'
import { allowSignon } from './signon-limits.ts'

export const signon: Handler<'POST common3/signon'> = async given => {
  const { shop, visitor, body, request, reply } = given
  const email = body.emailID.toLowerCase()
  const found = [await findByEmail(shop.db, email), await findStandIn(shop.db, email)]
  const allowed = await allowSignon(shop, request, email, found)
  const refused = allowed.find(one => one.refusal)?.refusal
  const open = found.map((account, i) => (allowed[i]?.refusal ? null : account))
  if (refused && open.every(account => account === null)) throw refused
  // Always two checks: neither an unknown account nor one registered again takes another time than a wrong password.
  const right = await Promise.all(
    open.map(account =>
      shop.passwordWork.run(() => isPassword(body.password, account?.passwordHash ?? NO_ACCOUNT)),
    ),
  )
  const index = right.indexOf(true)
  const account = open[index]
  if (!account) throw refused ?? new Refusal('wrong-credentials')
  await allowed[index]?.succeeded()
  const session = await visitor.ensure({ signingIn: true })
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
  rememberDevice(shop, request, reply, account.id)
  return whoIs(shop.db, visitor.session)
}
