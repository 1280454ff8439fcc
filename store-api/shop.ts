import type { FastifyBaseLogger } from 'fastify'
import type { Language } from 'shared-contracts/messages/language.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { WorkLimit } from './http/work-limit.ts'
import type { LocalText } from './language/local-text.ts'
import type { Mailer } from './mail/mailer.ts'

/** What the seed wrote down about this store. */
export interface StoreFacts {
  id: string
  name: LocalText
  languages: readonly Language[]
  /** ISO 4217 code that is charged. */
  currency: string
  /** IANA zone. */
  timeZone: string
  appContent: Record<string, unknown>
}

/** Everything a call works with; one per server, handed down, never global. */
export interface Shop {
  config: Config
  db: Database
  facts: StoreFacts
  log: FastifyBaseLogger
  now(): Date
  /** Password hashing takes much memory: few at a time. */
  passwordWork: WorkLimit
  ott: {
    /** Address that the provider's calls stand below; follows the server's own port in the sandbox. */
    api(): string
    merchantId: string
    secret: string
  }
  mail: Mailer
  /** Origin providers send notices to. */
  noticeOrigin(): string
  count(event: ShopEvent): void
}

export const SHOP_EVENTS = [
  'order-placed',
  'order-expired',
  'payment-settled',
  'notice-refused',
  'refund',
] as const
export type ShopEvent = (typeof SHOP_EVENTS)[number]
