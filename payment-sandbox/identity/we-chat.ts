import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sameToken } from 'store-api/session/tokens.ts'
import { SANDBOX_APPS, sandboxSecretOf } from './apps.ts'
import { grant, holder, isPersonName, nicknameOf, openIdOfPerson, redeem, unionIdOfPerson } from './book.ts'
import type { IdentitySandbox } from './sandbox.ts'

const queryOf = (request: FastifyRequest) => {
  const query = request.query as Record<string, unknown>
  return (name: string): string => (typeof query[name] === 'string' ? query[name] : '')
}
const fault = (errcode: number, errmsg: string) => ({ errcode, errmsg })

/** WeChat's server-to-server calls: faults come with status 200 and an `errcode`. */
export function weChatRoutes(app: FastifyInstance, sandbox: IdentitySandbox): void {
  const { db, now } = sandbox
  const knows = (appId: string, secret: string) =>
    (appId === SANDBOX_APPS.wechat || appId === SANDBOX_APPS['wechat-mini']) &&
    sameToken(secret, sandboxSecretOf(sandbox.secret, appId))

  app.get('/sandbox/identity/wechat/sns/oauth2/access_token', async request => {
    const query = queryOf(request)
    const appId = query('appid')
    if (!knows(appId, query('secret'))) return fault(40125, 'invalid appsecret')
    const person = await redeem(db, 'code', query('code'), appId, now())
    if (!person) return fault(40163, 'code been used or invalid')
    return {
      access_token: await grant(db, { appId, person, kind: 'token' }, now()),
      expires_in: 7200,
      openid: openIdOfPerson(appId, person),
      scope: 'snsapi_userinfo',
    }
  })

  app.get('/sandbox/identity/wechat/sns/userinfo', async request => {
    const query = queryOf(request)
    const known = await holder(db, query('access_token'), now())
    if (!known || openIdOfPerson(known.appId, known.person) !== query('openid'))
      return fault(40001, 'invalid credential')
    return {
      openid: query('openid'),
      nickname: nicknameOf(known.person),
      unionid: unionIdOfPerson(known.person),
    }
  })

  app.get('/sandbox/identity/wechat/sns/jscode2session', async request => {
    const query = queryOf(request)
    const appId = query('appid')
    if (!knows(appId, query('secret'))) return fault(40125, 'invalid appsecret')
    const person = await redeem(db, 'mini-code', query('js_code'), appId, now())
    if (!person) return fault(40029, 'invalid code')
    return { openid: openIdOfPerson(appId, person), session_key: '', unionid: unionIdOfPerson(person) }
  })

  /** What the mini program's own `wx.login` would give: a code for whoever holds the phone. */
  app.get('/sandbox/identity/wechat/wx-login', async (request, reply) => {
    const person = queryOf(request)('as')
    if (!isPersonName(person)) return reply.code(400).send(fault(40029, 'who holds the phone?'))
    const appId = SANDBOX_APPS['wechat-mini']
    return { code: await grant(db, { appId, person, kind: 'mini-code' }, now()) }
  })
}
