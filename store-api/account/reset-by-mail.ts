import { and, eq, gt, isNull } from 'drizzle-orm'
import { networkOf } from 'server-kit/network.ts'
import type { Handler } from '../calls/route.ts'
import { type Database, transaction } from '../database/database.ts'
import { passwordResets } from '../database/schema/account.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { countAttempt, forgetAttempts } from '../session/attempt-limit.ts'
import { fromNetwork } from '../session/from-network.ts'
import { knownDevice, rememberDevice } from '../session/known-device.ts'
import { hashToken } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'
import { standInsOf } from './find-by-email.ts'
import { joinStandIns } from './join-stand-ins.ts'
import { hashPassword, isPassword } from './password.ts'
import { endWaysIn, joinMailboxOrders, takeOutForeign } from './prove-mailbox.ts'
import { LINK_LIFE_MS } from './reset-link.ts'
import { queueSecurityMail } from './security-mail.ts'

/** Accounts registered again that are compared: each comparison takes as long as a sign-in. */
const MAX_COMPARED = 5

/**
 * Sets the password of the account whose mailbox the link was sent to. That proves the mailbox, and nothing else does: every way in that was
 * there before ends, and what whoever registered before the proof left behind is the owner's only where they show that it was them,
 * by the browser that is signed in to it or by choosing the same password again (ACC-11).
 */
export const resetPasswordExternal: Handler<'POST common3/resetPasswordExternal'> = async given => {
  const { shop, visitor, body, request, reply } = given
  const network = networkOf(request.ip)
  await countAttempt(shop, fromNetwork('reset', request.ip, 30))
  const passwordHash = await shop.passwordWork.run(() => hashPassword(body.password))
  const now = shop.now()
  const linked = await accountOfLink(shop.db, body.token, now)
  const showed = (one: { id: string; passwordHash: string }) => isSamePerson(shop, visitor.session, one, body)
  // Before the transaction: hashing takes long, and holds no lock.
  const samePerson = linked.provenAt !== null || (await showed(linked))
  const standIns: { id: string; theirs: boolean }[] = []
  const again = await standInsOf(shop.db, linked.emailId)
  // Strangers may have registered the address since, as often as they like: what this browser registered or signed in to goes first.
  const known = again.filter(({ id }) => knownDevice(shop, request, id) !== null)
  for (const [i, one] of [...new Set([...known, ...again])].entries()) {
    const mayShow = i < MAX_COMPARED || isSignedIn(visitor.session, one)
    standIns.push({ id: one.id, theirs: mayShow && (await showed(one)) })
  }
  await transaction(shop.db, async tx => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, linked.id)).for('update')
    await useLink(tx, body.token, now)
    if (!account) throw new Refusal('link-expired')
    await tx
      .update(accounts)
      .set({ passwordHash, provenAt: account.provenAt ?? now })
      .where(eq(accounts.id, account.id))
    if (!samePerson) await takeOutForeign(tx, account)
    await joinMailboxOrders(tx, account, now)
    await joinStandIns(tx, standIns, account.id, now)
    await endWaysIn(tx, account.id)
    await queueSecurityMail(tx, now, {
      change: 'password',
      email: account.emailId,
      language: visitor.language,
    })
  })
  rememberDevice(shop, request, reply, linked.id)
  await forgetAttempts(shop, [`signon ${linked.id} ${network}`])
  return { changed: true }
}

const isGood = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.createdAt, new Date(now.getTime() - LINK_LIFE_MS)),
  )

async function accountOfLink(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({ account: accounts })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(isGood(token, now))
  if (!found) throw new Refusal('link-expired')
  return found.account
}

/** One of many at once wins. */
async function useLink(tx: Database, token: string, now: Date): Promise<void> {
  const used = await tx.delete(passwordResets).where(isGood(token, now)).returning()
  if (used.length === 0) throw new Refusal('link-expired')
}

type Signed = { accountId: string | null } | null

const isSignedIn = (session: Signed, { id }: { id: string }): boolean => session?.accountId === id

async function isSamePerson(
  shop: Shop,
  session: Signed,
  account: { id: string; passwordHash: string },
  { password }: { password: string },
): Promise<boolean> {
  if (isSignedIn(session, account)) return true
  return shop.passwordWork.run(() => isPassword(password, account.passwordHash))
}
