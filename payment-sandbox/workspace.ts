import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isLanguage } from 'shared-contracts/language/language.ts'
import type { Database } from 'store-api/database/database.ts'
import { Refusal } from 'store-api/http/refusal.ts'
import type { ProviderName, ProviderSettings } from 'store-api/payment/provider.ts'
import { asOf, enter, findById, findByOrder, move, type Payment, type Wish } from './book.ts'
import { sandboxPayments as book } from './schema.ts'

/** What one pretended provider works with: its merchant, its own book, and nothing of the shop. */
export interface Workspace {
  provider: ProviderName
  db: Database
  merchant: Omit<ProviderSettings, 'api'>
  publicOrigin: string
  /** Where the merchant had its webhooks registered, for a provider that is not given an address with each payment. */
  webhook(): string
  log: FastifyBaseLogger
  now(): Date
  /** Null when the merchant's wish makes no sense. */
  enter(wish: Wish): Promise<Payment | null>
  /** A payment as the merchant asks about it, with the faults it is switched to. `bare`: leave the status out. */
  asked(order: string): Promise<{ payment: Payment; bare: boolean } | null>
  /** By the number of its page. */
  find(id: string): Promise<Payment | null>
  /** Sends money back once; repeating it with the same amount is fine. @returns false when there is nothing of that amount to send back */
  refund(order: string, amount: number): Promise<boolean>
  /** Takes approved money, where that is the merchant's step. @returns false when it was taken before */
  capture(payment: Payment): Promise<boolean>
  /** Address of a payment's page. */
  page(payment: Payment, language: unknown): string
}

type Given = Pick<Workspace, 'provider' | 'db' | 'merchant' | 'publicOrigin' | 'webhook' | 'log' | 'now'> & {
  signal: AbortSignal
  /** How a slow query waits, ms; by the clock without one. */
  pause?(ms: number): Promise<void>
}

const isWeb = (url: string | null | undefined) =>
  url == null || (/^https?:\/\//.test(url) && URL.canParse(url) && url.length <= 2000)

export function openWorkspace({
  signal,
  pause = ms => wait(ms, undefined, { signal, ref: false }),
  ...given
}: Given): Workspace {
  const { provider, db, now, publicOrigin } = given
  const current = (payment: Payment | null) => payment && asOf(payment, now())
  return {
    ...given,
    async enter(wish) {
      const texts = [wish.merchantOrderId, wish.channel, wish.storeName, wish.reference]
      const sound =
        Number.isSafeInteger(wish.amount) &&
        wish.amount > 0 &&
        /^[A-Z]{3}$/.test(wish.currency) &&
        texts.every(text => text !== '' && text.length <= 200) &&
        [wish.returnUrl, wish.cancelUrl, wish.notifyUrl].every(isWeb)
      return sound ? enter(db, provider, wish, now()) : null
    },
    async asked(order) {
      const payment = current(await findByOrder(db, provider, order))
      if (!payment) return null
      const { check = 'usual' } = payment.switches ?? {}
      if (check === 'slow') await pause(payment.slowSeconds * 1000)
      if (check === '500') throw new Refusal('internal')
      return { payment: current(await findByOrder(db, provider, order)) ?? payment, bare: check === 'bare' }
    },
    find: async id => current(await findById(db, provider, id)),
    async refund(order, amount) {
      const payment = current(await findByOrder(db, provider, order))
      if (!payment || amount < 1 || amount > payment.amount) return false
      if (payment.state === 'refunded') return payment.refunded === amount
      if (payment.state !== 'paid') return false
      const { state } = (await findByOrder(db, provider, order)) ?? payment
      return move(db, { ...payment, state }, 'refunded', { refunded: amount })
    },
    async capture({ id }) {
      const rows = await db
        .update(book)
        .set({ captured: true })
        .where(and(eq(book.id, id), eq(book.captured, false)))
        .returning({ id: book.id })
      return rows.length > 0
    },
    page: ({ id }, language) =>
      `${publicOrigin}/sandbox/pay/${provider}/${id}?lang=${isLanguage(language) ? language : 'en'}`,
  }
}

/** What the provider says was paid, minor units; one more than asked for where it is switched so. */
export const statedAmount = ({ amount, switches }: Payment): number =>
  switches?.amount === 'mismatch' ? amount + 1 : amount
