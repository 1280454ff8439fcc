import { randomUUID } from 'node:crypto'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { formerReferralIds } from '../database/schema/referral.ts'
import { accounts } from '../database/schema/visitors.ts'
import { queueMail } from '../mail/outbox.ts'
import { isWithin } from '../session/attempt-limit.ts'
import { readableId } from '../session/tokens.ts'
import type { Shop } from '../shop.ts'
import { hasEmail } from './find-by-email.ts'

interface Person {
  emailID: string
  firstName: string
  lastName: string
  passwordHash: string
  /** Referral id of whoever introduced them; one that nobody has is passed over. */
  referrerID: string | undefined
  language: Language
  /** Whether the mailbox is written to, as `mayTellMailbox` says. */
  tellMailbox: boolean
}

/** Mails of registrations to one mailbox within a quarter of an hour: more tell its owner nothing, and are somebody else's doing. */
const MAX_MAILS = 3

/** Whether a mailbox is written to about one more registration. Whoever registers is answered alike. */
export const mayTellMailbox = (shop: Shop, emailID: string): Promise<boolean> =>
  isWithin(shop, { key: `registered ${emailID.toLowerCase()}`, most: MAX_MAILS })

/**
 * Makes an account. One whose address is taken becomes a stand-in: it works like any other, so that nobody learns from
 * registering who has an account, and the owner of the mailbox is told how to join both (ACC-1). The same statements run
 * for every address, a mail is asked for each time: whether it is written shows when it is sent.
 * @returns its id
 */
export async function openAccount(tx: Database, now: Date, person: Person): Promise<string> {
  const { passwordHash, firstName, lastName, language } = person
  const recipient = person.emailID.toLowerCase()
  const account = {
    id: randomUUID(),
    emailId: recipient,
    passwordHash,
    firstName,
    lastName,
    referralId: readableId(8),
    referredBy: await referrerOf(tx, person.referrerID, recipient),
    lastLoginAt: now,
    createdAt: now,
  }
  const taken = sql<boolean>`exists (select from ${accounts} where ${hasEmail(recipient)} and not ${accounts.standIn})`
  const made = await tx
    .insert(accounts)
    .values({ ...account, standIn: taken })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  // Somebody else registered it at the same moment.
  if (made.length === 0) await tx.insert(accounts).values({ ...account, standIn: true })
  if (person.tellMailbox)
    await queueMail(tx, now, { kind: 'registered', recipient, language, data: { accountId: account.id } })
  return account.id
}

async function referrerOf(
  tx: Database,
  referralId: string | undefined,
  email: string,
): Promise<string | null> {
  if (!referralId) return null
  const joined = tx
    .select({ id: formerReferralIds.accountId })
    .from(formerReferralIds)
    .where(eq(formerReferralIds.referralId, referralId))
  const [referrer] = await tx
    .select({ id: accounts.id, emailId: accounts.emailId })
    .from(accounts)
    .where(or(eq(accounts.referralId, referralId), inArray(accounts.id, joined)))
  return referrer && referrer.emailId.toLowerCase() !== email ? referrer.id : null
}
