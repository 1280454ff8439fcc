import type { Method, OrderDetail } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'

type Event = OrderDetail['timeline'][number]['event']

/** What a shopper who asked for it is told of an order. */
export const TOLD = ['ready', 'delayed', 'cancelled', 'refunded'] as const satisfies readonly Event[]
export type Told = (typeof TOLD)[number]

/** With what a person wrote of them. */
const EXPLAINED: readonly Told[] = ['delayed', 'cancelled']

const READY: Record<Language, Record<Method, string>> = {
  en: {
    pickup: 'It is ready to be picked up.',
    delivery: 'It is packed and on its way to you.',
    eatIn: 'It is ready and comes to your table.',
  },
  zh: {
    pickup: '已备好，可以来取了。',
    delivery: '已打包，正在送往您处。',
    eatIn: '已备好，马上送到您的餐桌。',
  },
}
const OTHER: Record<Language, Record<Exclude<Told, 'ready'>, string>> = {
  en: {
    delayed: 'It takes a little longer. We are sorry.',
    cancelled: 'It had to be cancelled. We are sorry.',
    refunded: 'Money goes back to where you paid.',
  },
  zh: {
    delayed: '需要多等一会儿，非常抱歉。',
    cancelled: '订单已被取消，非常抱歉。',
    refunded: '款项正在退回您的付款账户。',
  },
}
const ORDER: Record<Language, (store: string, id: string) => string> = {
  en: (store, id) => `${store}: order ${id}`,
  zh: (store, id) => `${store}：订单 ${id}`,
}

/** @param note what a person wrote about it, in the store's own words */
export function wordsOf(
  event: Told,
  { store, id, method, note }: { store: string; id: string; method: Method; note: string | null },
  language: Language,
): { title: string; body: string } {
  const said = event === 'ready' ? READY[language][method] : OTHER[language][event]
  return {
    title: ORDER[language](store, id),
    body: note && EXPLAINED.includes(event) ? `${said} ${note}` : said,
  }
}
