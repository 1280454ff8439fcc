import type { FastifyInstance } from 'fastify'
import { aliPayRoutes } from './ali-pay.ts'
import { consentRoutes } from './page.ts'
import type { IdentitySandbox } from './sandbox.ts'
import { weChatRoutes } from './we-chat.ts'

/** Puts the identity providers of the sandbox on the server. */
export function identitySandbox(app: FastifyInstance, sandbox: IdentitySandbox): void {
  consentRoutes(app, sandbox)
  weChatRoutes(app, sandbox)
  aliPayRoutes(app, sandbox)
}
