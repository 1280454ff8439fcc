import { eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { accounts } from '../database/schema/visitors.ts'
import { queueMail } from '../mail/outbox.ts'
import { countAttempt } from '../session/attempt-limit.ts'
import type { Shop } from '../shop.ts'
import { mayTellMailbox } from './open-account.ts'

/** With the mail of the registration as many as a mailbox is written to about it. */
const MAX_AGAIN = 2

/**
 * Mails once more what registering mailed. A second account of an address is answered like any other: nobody learns here that
 * there is another one, and the mail is the one that its owner had (ACC-1).
 * @throws Refusal `too-many`
 */
export async function mailConfirmation(shop: Shop, accountId: string, language: Language): Promise<void> {
  await countAttempt(shop, [{ key: `confirm ${accountId}`, most: MAX_AGAIN }])
  const [account] = await shop.db
    .select({ emailId: accounts.emailId, provenAt: accounts.provenAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (!account || account.provenAt || !(await mayTellMailbox(shop, account.emailId))) return
  const recipient = account.emailId.toLowerCase()
  await queueMail(shop.db, shop.now(), { kind: 'registered', recipient, language, data: { accountId } })
}
