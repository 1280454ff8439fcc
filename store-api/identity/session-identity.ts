import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type IdentityApp, identities, sessionIdentities as table } from '../database/schema/identity.ts'
import type { Session } from '../session/visitor.ts'
import type { Person } from './person.ts'

/** Whether one of the apps signs in to the account of this session. */
export async function isLinked(
  db: Database,
  session: Pick<Session, 'accountId'> | null,
  apps: readonly IdentityApp[],
): Promise<boolean> {
  if (!session?.accountId) return false
  const rows = await db
    .select({ app: identities.app })
    .from(identities)
    .where(and(eq(identities.accountId, session.accountId), inArray(identities.app, [...apps])))
  return rows.length > 0
}

/** Who the provider said uses this session; the last word counts. */
export async function bindToSession(
  tx: Database,
  session: Session,
  app: IdentityApp,
  { openId, unionId }: Person,
  at: Date,
): Promise<void> {
  const said = { openId, unionId, at }
  await tx
    .insert(table)
    .values({ sessionId: session.id, app, ...said })
    .onConflictDoUpdate({ target: [table.sessionId, table.app], set: said })
}

/** Who the first of these providers that was asked said uses this session; null when none was. */
export async function identityIn(db: Database, session: Session | null, apps: readonly IdentityApp[]) {
  if (!session) return null
  const found = await db
    .select()
    .from(table)
    .where(and(eq(table.sessionId, session.id), inArray(table.app, [...apps])))
  return apps.flatMap(app => found.find(row => row.app === app) ?? [])[0] ?? null
}
