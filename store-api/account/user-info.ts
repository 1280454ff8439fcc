import { eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { accounts } from '../database/schema/visitors.ts'
import { accountOf } from '../session/account-of.ts'
import { whoIs } from '../session/who.ts'

export const userInfo: Handler<'PUT admin/userManagement/userInfo'> = async ({ shop, visitor, body }) => {
  const account = accountOf(visitor)
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length > 0) await shop.db.update(accounts).set(given).where(eq(accounts.id, account))
  return whoIs(shop.db, visitor.session)
}
