import type { FastifyInstance } from 'fastify'
import { isSignedParams, signText } from 'store-api/identity/ali-pay-signature.ts'
import { SANDBOX_APPS, sandboxAliPayKeys } from './apps.ts'
import { grant, holder, nicknameOf, openIdOfPerson, redeem } from './book.ts'
import type { IdentitySandbox } from './sandbox.ts'

type Fields = Record<string, string>
const appId = SANDBOX_APPS.alipay

/** Alipay's gateway: requests are signed by the shop, the node of each answer by the provider. */
export function aliPayRoutes(app: FastifyInstance, { db, now }: IdentitySandbox): void {
  const METHODS: Record<string, (params: Fields) => Promise<object | null>> = {
    async 'alipay.system.oauth.token'({ code = '' }) {
      const person = await redeem(db, 'alipay-code', code, appId, now())
      if (!person) return null
      const access_token = await grant(db, { appId, person, kind: 'token' }, now())
      return { access_token, open_id: openIdOfPerson(appId, person), expires_in: 7200 }
    },
    async 'alipay.user.info.share'({ auth_token = '' }) {
      const known = await holder(db, auth_token, now())
      if (known?.appId !== appId) return null
      return {
        code: '10000',
        open_id: openIdOfPerson(appId, known.person),
        nick_name: nicknameOf(known.person),
      }
    },
  }

  app.post('/sandbox/identity/alipay/gateway.do', async (request, reply) => {
    const params = Object.fromEntries(
      Object.entries((request.body ?? {}) as Record<string, unknown>).map(([k, value]) => [k, String(value)]),
    )
    const { shop, provider } = await sandboxAliPayKeys(db)
    const { method = '' } = params
    const run = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
    const trusted = params.app_id === appId && isSignedParams(params, shop.publicKey)
    const good = trusted && run ? await run(params) : null
    const refusal = {
      code: '40002',
      msg: 'Invalid Arguments',
      ...(trusted && run && { sub_code: 'isv.code-invalid' }),
    }
    const node = good ? `${method.replaceAll('.', '_')}_response` : 'error_response'
    const text = JSON.stringify(good ?? refusal)
    return reply
      .type('application/json; charset=utf-8')
      .send(`{"${node}":${text},"sign":"${signText(text, provider.privateKey)}"}`)
  })
}
