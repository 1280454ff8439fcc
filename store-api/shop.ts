import type { KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Config } from './config.ts'
import type { Clock } from './database/clock.ts'
import type { Database } from './database/database.ts'
import type { DiskSpace } from './http/disk-space.ts'
import type { WorkLimit } from './http/work-limit.ts'
import type { IdentitySettings } from './identity/settings.ts'
import type { LocalText } from './language/local-text.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ProviderName, ProviderSettings } from './payment/provider.ts'
import type { VapidKeys } from './push/vapid.ts'
import type { DataKey } from './security/data-key.ts'

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
  /** Location of visitors who have chosen none; absent: they are to choose first. */
  defaultLocation?: string
  /** Words that mean the same to its shoppers. */
  synonyms?: readonly (readonly string[])[]
  /** Where messages of the contact form go; absent: the address mails are sent from. */
  contactEmail?: string
}

/** Everything a call works with; one per server, handed down, never global. */
export interface Shop {
  config: Config
  db: Database
  facts: StoreFacts
  log: FastifyBaseLogger
  now(): Date
  clock: Clock
  /** Password hashing takes much memory: few at a time. */
  passwordWork: WorkLimit
  /** Uploads hold their file in memory while they are read. */
  uploadWork: WorkLimit
  /** Decoding a picture takes much memory: few at a time. */
  imageWork: WorkLimit
  dataKey: DataKey
  disk: DiskSpace
  /** Signs what browsers keep; the same in every process on a database. */
  signingKey: KeyObject
  /** When session cookies of this shop first had a prefix. */
  prefixedSince: Date
  /** By which push services know this shop. */
  vapid: VapidKeys
  identity: IdentitySettings
  /** How this shop is known to each payment provider; null where it is not. */
  providers: Record<ProviderName, ProviderSettings | null>
  mail: Mailer
  /** Origin providers send notices to. */
  noticeOrigin(): string
  count(event: ShopEvent): void
}

export const SHOP_EVENTS = [
  'order-placed',
  'order-expired',
  'order-cancelled',
  'payment-settled',
  'notice-refused',
  'refund',
] as const
export type ShopEvent = (typeof SHOP_EVENTS)[number]
