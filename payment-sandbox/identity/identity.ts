import type { FastifyInstance } from 'fastify'
import type { Database } from 'store-api/database/database.ts'
import { aliPayRoutes } from './ali-pay.ts'
import { consentRoutes } from './page.ts'
import { weChatRoutes } from './we-chat.ts'

/** What the pretended identity providers know: their own book, the secrets they gave out, and the shop's address. */
export interface IdentitySandbox {
  db: Database
  /** What the apps' secrets are made from. */
  secret: string
  publicOrigin: string
  now(): Date
}

/** Puts the identity providers of the sandbox on the server. */
export function identitySandbox(app: FastifyInstance, sandbox: IdentitySandbox): void {
  consentRoutes(app, sandbox)
  weChatRoutes(app, sandbox)
  aliPayRoutes(app, sandbox)
}
