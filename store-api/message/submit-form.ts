import { and, eq } from 'drizzle-orm'
import type { ContactForm } from 'shared-contracts/api/message/submit-form.ts'
import type { Handler } from '../calls/route.ts'
import { type Database, transaction } from '../database/database.ts'
import { contactMessages } from '../database/schema/message.ts'
import { Refusal } from '../http/refusal.ts'
import { queueMail } from '../mail/outbox.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import { fromNetwork } from '../session/from-network.ts'
import { askForRestock, stopRestock } from './restock.ts'

export const submitForm: Handler<'POST message/submitForm'> = async ({ shop, visitor, body, request }) => {
  const session = await visitor.ensure()
  if ('restock' in body) return askForRestock(shop, session, request, visitor.language, body)
  if ('stopRestock' in body) return stopRestock(shop, body.stopRestock)
  if (await isKnown(shop.db, session.id, body)) return { received: true }
  await countAttempt(shop, [
    { key: `message ${session.id}`, most: 5 },
    ...fromNetwork('message from', request.ip, 30),
  ])
  const now = shop.now()
  const { intentID, name, emailID, phone = '', subject = '', message } = body
  await transaction(shop.db, async tx => {
    const row = { name, emailId: emailID, phone, subject, message, language: visitor.language }
    const written = await tx
      .insert(contactMessages)
      .values({ sessionId: session.id, intentId: intentID, ...row, createdAt: now })
      .onConflictDoNothing()
      .returning({ intentId: contactMessages.intentId })
    // The same call ran beside this one and has sent it.
    if (written.length === 0) return void (await isKnown(tx, session.id, body))
    const recipient = shop.facts.contactEmail ?? shop.config.mail.from
    const language = shop.facts.languages[0] ?? 'en'
    await queueMail(tx, now, { kind: 'contact', recipient, language, data: { ...row } })
  })
  return { received: true }
}

/** @throws Refusal `key-reused` when the intent was another message */
async function isKnown(db: Database, sessionId: string, body: ContactForm): Promise<boolean> {
  const [before] = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.sessionId, sessionId), eq(contactMessages.intentId, body.intentID)))
  if (!before) return false
  const same =
    before.name === body.name &&
    before.emailId === body.emailID &&
    before.phone === (body.phone ?? '') &&
    before.subject === (body.subject ?? '') &&
    before.message === body.message
  if (!same) throw new Refusal('key-reused')
  return true
}
