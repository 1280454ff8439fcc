import { greetedName } from 'shared-contracts/language/full-name.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { inLanguage } from '../language/local-text.ts'
import type { Mail } from '../mail/mailer.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'
import { findByEmail } from './find-by-email.ts'
import { resetLink } from './reset-link.ts'

interface Words {
  subject(shop: string): string
  /** Lines of the mail. `name` is null while anybody may have written it. */
  text(shop: string, name: string | null, link: string): string[]
}

/**
 * A mail with a link to a new password, to the account that holds the address. Only when it is written is looked whether
 * there is one: the call that asked for it answers everybody alike (ACC-1).
 */
export const accountMail =
  (words: Record<Language, Words>) =>
  async (shop: Shop, row: OutboxRow): Promise<Mail | null> => {
    const account = await findByEmail(shop.db, row.recipient)
    if (!account) return null
    const { subject, text } = words[row.language]
    const name = inLanguage(shop.facts.name, row.language)
    const link = await resetLink(shop, account.id)
    return {
      to: account.emailId,
      subject: subject(name),
      text: text(name, account.provenAt ? greetedName(account) : null, link).join('\n'),
    }
  }
