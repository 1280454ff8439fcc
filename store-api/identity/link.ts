import { and, eq, inArray } from 'drizzle-orm'
import { networkOf } from 'server-kit/network.ts'
import { mayTellMailbox, openAccount } from '../account/open-account.ts'
import { NO_ACCOUNT } from '../account/password.ts'
import { referrerIn } from '../account/referrer-in.ts'
import type { Given } from '../calls/route.ts'
import { type Database, transaction } from '../database/database.ts'
import { type IdentityApp, identities } from '../database/schema/identity.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { queueMail } from '../mail/outbox.ts'
import { freshAccountOf } from '../session/account-of.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { fromNetwork } from '../session/from-network.ts'
import { holdAccount } from '../session/hold-account.ts'
import { whoIs } from '../session/who.ts'
import { joinGuest } from './join-guest.ts'
import { identityIn } from './session-identity.ts'
import { samePerson } from './sign-in.ts'

type Apps = readonly [IdentityApp, ...IdentityApp[]]
type Bound = NonNullable<Awaited<ReturnType<typeof identityIn>>>

/** Makes an account without a password for the person of this session. @throws Refusal `identity-missing`, `identity-taken` */
export async function registerPerson(
  given: Given<'POST weChat/register' | 'POST aliPay/register'>,
  apps: Apps,
) {
  const { shop, visitor, body, request } = given
  await countAttempt(shop, [
    ...fromNetwork('register', request.ip, 30),
    // Of each network, as where a password is chosen.
    { key: `register ${body.emailID.toLowerCase()} ${networkOf(request.ip)}`, most: 10 },
  ])
  const bound = await boundTo(given, apps)
  const session = await visitor.ensure()
  if (session.accountId !== null) throw new Refusal('already-there')
  const now = shop.now()
  const tellMailbox = await mayTellMailbox(shop, body.emailID)
  const signedIn = await transaction(shop.db, async tx => {
    const id = await openAccount(tx, now, {
      ...body,
      passwordHash: NO_ACCOUNT,
      tellMailbox,
      referrerID: referrerIn(request, undefined),
      language: visitor.language,
    })
    await tie(tx, bound, id, now)
    await joinGuest(tx, session, id, now)
    return visitor.renew(tx, id)
  })
  signedIn()
  return whoIs(shop.db, visitor.session)
}

/**
 * Links the person of this session to the account that is signed in, or with `unlink` takes every link to the provider away. Either way
 * the owner hears of it by mail.
 * @throws Refusal `sign-in-again` where the password or an identity was shown too long ago, `too-many`, `identity-missing`, `identity-taken`
 */
export async function linkPerson(given: Given<'POST weChat/link' | 'POST aliPay/link'>, apps: Apps) {
  const { shop, visitor, query } = given
  const account = freshAccountOf(visitor, shop.now())
  // Each change is a mail, and the account's address may be a stranger's.
  await countAttempt(shop, [{ key: `link ${account}`, most: 10 }])
  if (query.unlink) await unlink(given, apps, account)
  else {
    const bound = await boundTo(given, apps)
    const session = await visitor.ensure()
    await transaction(shop.db, async tx => {
      await holdAccount(tx, session, 'update')
      if (await tie(tx, bound, account, shop.now())) await tell(given, tx, account, bound.app, 'linked')
    })
  }
  return whoIs(shop.db, visitor.session)
}

async function unlink(given: Given<'POST weChat/link'>, apps: Apps, account: string): Promise<void> {
  const { shop } = given
  await transaction(shop.db, async tx => {
    const gone = await tx
      .delete(identities)
      .where(and(eq(identities.accountId, account), inArray(identities.app, [...apps])))
      .returning({ app: identities.app })
    if (gone.length > 0) await tell(given, tx, account, apps[0], 'unlinked')
  })
}

async function tell(
  { shop, visitor }: Pick<Given<'GET weChat/bind'>, 'shop' | 'visitor'>,
  tx: Database,
  account: string,
  app: IdentityApp,
  change: 'linked' | 'unlinked',
): Promise<void> {
  const [owner] = await tx.select({ to: accounts.emailId }).from(accounts).where(eq(accounts.id, account))
  if (!owner) return
  const data = { app, change, accountId: account }
  await queueMail(tx, shop.now(), {
    kind: 'identity-changed',
    recipient: owner.to,
    language: visitor.language,
    data,
  })
}

async function boundTo(
  { shop, visitor }: Pick<Given<'GET weChat/bind'>, 'shop' | 'visitor'>,
  apps: Apps,
): Promise<Bound> {
  const bound = await identityIn(shop.db, visitor.session, apps)
  if (!bound) throw new Refusal('identity-missing')
  return bound
}

/** A person belongs to one account and an account to one person of each app; linking the same again changes nothing. @returns whether it is new */
async function tie(
  tx: Database,
  { app, openId, unionId }: Bound,
  accountId: string,
  linkedAt: Date,
): Promise<boolean> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const known = await tx
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(samePerson(app, { openId, unionId }))
  if (known.some(k => k.accountId !== accountId)) throw new Refusal('identity-taken')
  const made = await tx
    .insert(identities)
    .values({ app, openId, unionId, accountId, linkedAt })
    .onConflictDoNothing()
    .returning({ app: identities.app })
  const here =
    known.length > 0 && made.length === 0 ? await isTied(tx, app, openId, accountId) : made.length > 0
  if (!here) throw new Refusal('identity-taken')
  return made.length > 0
}

async function isTied(tx: Database, app: IdentityApp, openId: string, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(samePerson(app, { openId, unionId: null }))
  return rows[0]?.accountId === accountId
}
