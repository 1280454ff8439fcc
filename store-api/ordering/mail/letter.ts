import { greetedName } from 'shared-contracts/language/full-name.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { orders } from '../../database/schema/ordering.ts'
import { inLanguage } from '../../language/local-text.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import type { Shop } from '../../shop.ts'
import { orderLink } from '../order-link/order-link.ts'
import { WORDS } from './receipt-words.ts'

const GREETING: Record<Language, (name: string) => string> = {
  en: name => `Hello ${name},`,
  zh: name => `${name}，您好：`,
}

/** A mail to who ordered: a greeting, `lines`, and where the order can be followed. */
export function letter(
  shop: Shop,
  order: typeof orders.$inferSelect,
  { recipient, language }: Pick<OutboxRow, 'recipient' | 'language'>,
  { subject, lines }: { subject(store: string, id: string): string; lines: readonly string[] },
): Mail {
  const { named, follow } = WORDS[language]
  return {
    to: recipient,
    subject: subject(inLanguage(shop.facts.name, language), order.id),
    text: [
      GREETING[language](greetedName(order.contact)),
      '',
      ...lines,
      '',
      named(follow, orderLink(shop, order)),
    ].join('\n'),
  }
}
