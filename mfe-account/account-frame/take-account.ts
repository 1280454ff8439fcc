import type { Session, User } from 'shared-contracts/api/entities/session.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'

/**
 * The account as a change of it left it. A backend whose answer leaves out who that is has made the change all the same: they stay
 * signed in (API-5).
 * @param sent what is so now, should the answer not say
 */
export function takeAccount(
  { $session }: Pick<AppState, '$session'>,
  answer: Partial<Session>,
  sent: Partial<User> = {},
): void {
  const known = $session.get()
  $session.set({
    user: answer.user ?? (known.user && { ...known.user, ...sent }),
    userID: answer.userID ?? known.userID,
    lastLoginDate: answer.lastLoginDate ?? known.lastLoginDate,
    myID: answer.myID ?? known.myID,
  })
}
