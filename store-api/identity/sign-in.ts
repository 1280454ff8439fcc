import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { IdentityAnswer } from 'shared-contracts/api/identity/shared.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import { type Database, transaction } from '../database/database.ts'
import { type IdentityApp, identities } from '../database/schema/identity.ts'
import { accounts } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Visitor } from '../session/visitor.ts'
import { whoIs } from '../session/who.ts'
import type { Shop } from '../shop.ts'
import { joinGuest } from './join-guest.ts'
import type { Person } from './person.ts'
import { bindToSession } from './session-identity.ts'

/** Apps of one provider, which know the same person by one union id. */
const SIBLINGS = {
  wechat: ['wechat', 'wechat-mini'],
  'wechat-mini': ['wechat-mini', 'wechat'],
  alipay: ['alipay'],
} as const satisfies Record<IdentityApp, readonly IdentityApp[]>

type Ids = Pick<Person, 'openId' | 'unionId'>

const byOpenId = (app: IdentityApp, { openId }: Ids) =>
  and(eq(identities.app, app), eq(identities.openId, openId))

/** Identities that are this person: the open id of this app, or the same union id in an app of the same provider. */
export function samePerson(app: IdentityApp, { openId, unionId }: Ids) {
  const here = byOpenId(app, { openId, unionId })
  if (unionId === null) return here
  return or(here, and(inArray(identities.app, [...SIBLINGS[app]]), eq(identities.unionId, unionId)))
}

/**
 * Binds the person to the session and signs in to the account that is theirs.
 * @throws Refusal `identity-taken` when another account than theirs is signed in
 */
export async function signInAs(
  shop: Shop,
  visitor: Visitor,
  app: IdentityApp,
  person: Person,
): Promise<IdentityAnswer> {
  const session = await visitor.ensure({ signingIn: true })
  const now = shop.now()
  const signedIn = await transaction(shop.db, async tx => {
    await bindToSession(tx, session, app, person, now)
    const accountId = await accountOfPerson(tx, app, person, now)
    if (accountId === null) return null
    if (session.accountId !== null && session.accountId !== accountId) throw new Refusal('identity-taken')
    await joinGuest(tx, session, accountId, now)
    return visitor.renew(tx, accountId)
  })
  signedIn?.()
  return {
    status: signedIn ? 'signed-in' : 'new',
    nickname: person.nickname.slice(0, LIMITS.personName.max),
    openID: person.openId,
    session: await whoIs(shop.db, visitor.session),
  }
}

/**
 * Holds the account that a person signs in to. Known from another app of the provider, they are known here from now on; where their apps
 * lead to two accounts, this app's counts.
 */
async function accountOfPerson(
  tx: Database,
  app: IdentityApp,
  { openId, unionId }: Person,
  linkedAt: Date,
): Promise<string | null> {
  const ids = { openId, unionId }
  const find = async () => {
    const [known] = await tx
      .select({ accountId: identities.accountId })
      .from(identities)
      .where(samePerson(app, ids))
      .orderBy(desc(byOpenId(app, ids) as SQL))
      .limit(1)
    return known?.accountId ?? null
  }
  const accountId = await find()
  if (accountId === null) return null
  await tx.update(accounts).set({ lastLoginAt: linkedAt }).where(eq(accounts.id, accountId))
  // A new password that was being set until now has taken this way in away (ACC-11).
  if ((await find()) !== accountId) return null
  await tx.insert(identities).values({ app, openId, unionId, accountId, linkedAt }).onConflictDoNothing()
  return accountId
}
