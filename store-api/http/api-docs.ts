import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'

/** Scripts, styles and data from this server alone: nothing inline, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The one inline style that the pages' own script writes, by its content.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Document = Extract<
  NonNullable<Parameters<typeof swagger>[1]>,
  { mode: 'static' }
>['specification'] extends infer S
  ? Extract<S, { document: unknown }>['document']
  : never

/** Readable pages of the OpenAPI document at `/api/docs`. They only read: a call needs a session and its token. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApi() as unknown as Document },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    uiConfig: {
      docExpansion: 'list',
      deepLinking: true,
      filter: true,
      supportedSubmitMethods: [],
      validatorUrl: null,
      defaultModelsExpandDepth: -1,
    },
    theme: { title: "The store's calls" },
  })
}
