import type { Handler } from '../calls/route.ts'
import { whoIs } from '../session/who.ts'

export const logout: Handler<'GET common3/logout'> = async ({ shop, visitor }) => {
  await visitor.end()
  return whoIs(shop.db, visitor.session)
}
