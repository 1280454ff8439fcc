import { randomUUID } from 'node:crypto'
import { transaction } from '../database/database.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { readableId } from '../session/tokens.ts'
import { whoIs } from '../session/who.ts'
import { countAttempt } from './attempt-limit.ts'
import { joinGuest } from './join-guest.ts'
import { hashPassword } from './password.ts'

export const clientRegistration: Handler<'POST common3/clientRegistration'> = async given => {
  const { shop, visitor, body, request } = given
  const email = body.emailID.toLowerCase()
  await countAttempt(shop, [
    { key: `register ${request.ip}`, most: 30 },
    { key: `register ${email}`, most: 10 },
  ])
  const passwordHash = await shop.passwordWork.run(() => hashPassword(body.password))
  const session = await visitor.ensure()
  const now = shop.now()
  const id = randomUUID()
  const signedIn = await transaction(shop.db, async tx => {
    const made = await tx
      .insert(accounts)
      .values({
        id,
        emailId: email,
        passwordHash,
        firstName: body.firstName,
        lastName: body.lastName,
        referralId: readableId(8),
        lastLoginAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id })
    if (made.length === 0) throw new Refusal('account-exists', { field: 'emailID' })
    await joinGuest(tx, session, id)
    return visitor.renew(tx, id)
  })
  signedIn()
  return whoIs(shop.db, visitor.session)
}
