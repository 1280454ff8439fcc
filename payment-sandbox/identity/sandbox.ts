import type { Database } from 'store-api/database/database.ts'

/** What the pretended identity providers know: their own book, the secrets they gave out, and the shop's address. */
export interface IdentitySandbox {
  db: Database
  /** What the apps' secrets are made from. */
  secret: string
  publicOrigin: string
  now(): Date
}
