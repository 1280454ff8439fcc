import { eq } from 'drizzle-orm'
import { accounts } from '../database/schema/visitors.ts'
import type { Handler } from '../http/route.ts'
import { whoIs } from '../session/who.ts'
import { accountOf } from './account-of.ts'

export const userInfo: Handler<'PUT admin/userManagement/userInfo'> = async ({ shop, visitor, body }) => {
  const account = accountOf(visitor)
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length > 0) await shop.db.update(accounts).set(given).where(eq(accounts.id, account))
  return whoIs(shop.db, visitor.session)
}
