import { Refusal } from '../http/refusal.ts'
import type { Visitor } from './visitor.ts'

/** Id of the account that is signed in. @throws Refusal `not-signed-in` */
export function accountOf({ session }: Visitor): string {
  if (!session?.accountId) throw new Refusal('not-signed-in')
  return session.accountId
}

/** ms since the sign-in within which the most private things can be seen and changed. */
const FRESH_MS = 10 * 60_000

/** The same, for what a session left open somewhere must not do. @throws Refusal `sign-in-again` */
export function freshAccountOf(visitor: Visitor, now: Date): string {
  const account = accountOf(visitor)
  const signedIn = visitor.session?.signedInAt?.getTime() ?? 0
  if (now.getTime() - signedIn > FRESH_MS) throw new Refusal('sign-in-again')
  return account
}

/** Lets an account into what is its own alone: another's looks as if it were not there (ACC-10). */
export function ownAccount(visitor: Visitor, id: string): string {
  const account = accountOf(visitor)
  if (id !== account) throw new Refusal('not-found')
  return account
}
