import { and, eq, sql } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { orders } from '../../database/schema/ordering.ts'
import { inLanguage } from '../../language/local-text.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import { isWithin } from '../../session/attempt-limit.ts'
import type { Shop } from '../../shop.ts'
import { orderLink } from './order-link.ts'

interface Words {
  subject(store: string, id: string): string
  text(store: string, id: string, link: string): string[]
}

const WORDS = {
  en: {
    subject: (store, id) => `${store}: your order ${id}`,
    text: (store, id, link) => [
      `Somebody asked to see order ${id} at ${store}, which was placed with this email address. It is here:`,
      '',
      link,
      '',
      'Please keep this address to yourself: it opens the order. If it was not you, there is nothing to do.',
    ],
  },
  zh: {
    subject: (store, id) => `${store}：您的订单 ${id}`,
    text: (store, id, link) => [
      `有人申请查看用此邮箱在${store}下的订单 ${id}。请点击以下地址查看：`,
      '',
      link,
      '',
      '该地址可直接打开订单，请勿转发。如果不是您本人操作，请忽略本邮件。',
    ],
  },
} as const satisfies Record<Language, Words>

/** Mails of this kind to one mailbox within a quarter of an hour. Numbers that are none of its orders count for nothing: who mistypes theirs, or a stranger who tries some, uses up no mail. */
const MAX_MAILS = 3

/**
 * The link to an order, to the mailbox it was made with. Only when the mail is written is looked whether they belong together, and
 * whether the mailbox has links enough (CHK-10).
 */
export async function orderLinkMail(
  shop: Shop,
  { recipient, language, data, tries }: OutboxRow,
): Promise<Mail | null> {
  const ofMailbox = eq(sql`lower(${orders.contact} ->> 'email')`, recipient)
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, data.orderId ?? ''), ofMailbox))
  if (!order) return null
  // One that could not be handed over was counted before.
  if (tries === 0 && !(await isWithin(shop, { key: `find order ${recipient}`, most: MAX_MAILS }))) return null
  const words = WORDS[language]
  const store = inLanguage(shop.facts.name, language)
  return {
    to: order.contact.email,
    subject: words.subject(store, order.id),
    text: words.text(store, order.id, orderLink(shop, order)).join('\n'),
  }
}
