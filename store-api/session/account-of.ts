import { Refusal } from '../http/refusal.ts'
import type { Visitor } from './visitor.ts'

/** Id of the account that is signed in. @throws Refusal `not-signed-in` */
export function accountOf({ session }: Visitor): string {
  if (!session?.accountId) throw new Refusal('not-signed-in')
  return session.accountId
}

/** Lets an account into what is its own alone: another's looks as if it were not there (ACC-10). */
export function ownAccount(visitor: Visitor, id: string): string {
  const account = accountOf(visitor)
  if (id !== account) throw new Refusal('not-found')
  return account
}
