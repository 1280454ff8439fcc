import { eq } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { fissionCampaigns } from '../../database/schema/campaigns.ts'
import { orders } from '../../database/schema/ordering.ts'
import { inLanguage } from '../../language/local-text.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { OutboxRow } from '../../mail/outbox.ts'
import type { Shop } from '../../shop.ts'
import { paymentMethodOf } from '../payment-method.ts'
import { backInCredit, goesBack } from './goes-back.ts'
import { letter } from './letter.ts'
import { handoverOf } from './receipt.ts'

interface Words {
  subject(store: string, id: string): string
  reached(group: string, id: string): string
  cheaper: string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (store, id) => `${store}: the group buy of order ${id} has reached its goal`,
    reached: (group, id) => `“${group}” has ended and reached its goal: your order ${id} stands.`,
    cheaper: 'The price is lower now than when you ordered.',
  },
  zh: {
    subject: (store, id) => `${store}：订单 ${id} 的拼团已成功`,
    reached: (group, id) => `“${group}”已结束并成团，您的订单 ${id} 有效。`,
    cheaper: '成团价低于您下单时的价格。',
  },
}

/** Tells the shopper that their group buy came about: what of the price goes back and where, and how they get what they ordered. */
export async function groupBuyReachedMail(shop: Shop, row: OutboxRow): Promise<Mail | null> {
  const { language, data } = row
  const [found] = await shop.db
    .select({ order: orders, name: fissionCampaigns.name })
    .from(orders)
    .innerJoin(fissionCampaigns, eq(fissionCampaigns.id, orders.fissionCampaignId))
    .where(eq(orders.id, data.orderId ?? ''))
  if (!found || found.order.status === 'CANCELLED') return null
  const { order } = found
  const words = WORDS[language]
  const [money, credit] = [Number(data.atProvider), Number(data.asCredit)]
  const amount = (minor: number) => formatMoney(minor, order.currency, language)
  const handover = handoverOf(order, language)
  return letter(shop, order, row, {
    subject: words.subject,
    lines: [
      words.reached(inLanguage(found.name, language), order.id),
      ...(money + credit > 0 ? ['', words.cheaper] : []),
      ...(money > 0 ? [goesBack(language, amount(money), await paymentMethodOf(shop.db, order))] : []),
      ...(credit > 0 ? [backInCredit(language, amount(credit))] : []),
      ...(handover.length > 0 ? ['', ...handover] : []),
    ],
  })
}
