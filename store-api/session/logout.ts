import type { Handler } from '../http/route.ts'
import { whoIs } from './who.ts'

export const logout: Handler<'GET common3/logout'> = async ({ shop, visitor }) => {
  await visitor.end()
  return whoIs(shop.db, visitor.session)
}
