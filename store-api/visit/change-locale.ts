import { eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { sessions } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { labelsOf } from './app-info-init.ts'

export const changeLocale: Handler<'GET common3/changeLocale/{locale}'> = async ({
  shop,
  visitor,
  params,
}) => {
  if (!shop.facts.languages.includes(params.locale)) throw new Refusal('invalid', { field: 'locale' })
  const session = await visitor.ensure()
  await shop.db.update(sessions).set({ locale: params.locale }).where(eq(sessions.id, session.id))
  return { applicationMessage: { messages: labelsOf(shop.facts, params.locale) } }
}
