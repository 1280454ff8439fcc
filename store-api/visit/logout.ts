import type { Handler } from '../calls/route.ts'
import { accountOf } from '../session/account-of.ts'
import { endSessions } from '../session/other-sessions.ts'
import { whoIs } from '../session/who.ts'

export const logout: Handler<'GET common3/logout'> = async ({ shop, visitor, query }) => {
  if (query.everywhere) await endSessions(shop.db, accountOf(visitor), visitor.session?.id ?? null)
  await visitor.end()
  return whoIs(shop.db, visitor.session)
}
