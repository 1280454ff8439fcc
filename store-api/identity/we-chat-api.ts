import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'
import { askProvider, type Person } from './person.ts'
import type { WeChatApp } from './settings.ts'

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))
const Token = v.object({
  access_token: text,
  openid: text,
  unionid: v.optional(text),
  scope: v.optional(v.string(), ''),
})
const UserInfo = v.object({ openid: text, nickname: v.optional(v.string(), ''), unionid: v.optional(text) })
const MiniSession = v.object({ openid: text, unionid: v.optional(text) })

/** Where people agree; `state` comes back with the code. */
export function weChatPage(app: WeChatApp, redirectUri: string, state: string): string {
  const query = new URLSearchParams({
    appid: app.appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  })
  return `${app.page}?${query}#wechat_redirect`
}

/** Who agreed on the page. @throws Refusal `identity-refused` for a code that is unknown, used or too old */
export async function weChatPerson(app: WeChatApp, code: string): Promise<Person> {
  const token = await call(app, 'sns/oauth2/access_token', Token, {
    appid: app.appId,
    secret: app.secret,
    code,
    grant_type: 'authorization_code',
  })
  const { access_token, openid } = token
  const info = await call(app, 'sns/userinfo', UserInfo, { access_token, openid, lang: 'en' })
  if (info.openid !== openid) throw new Refusal('identity-provider')
  return { openId: openid, unionId: info.unionid ?? token.unionid ?? null, nickname: info.nickname }
}

/** Who uses the mini program. @throws Refusal `identity-refused` likewise */
export async function miniProgramPerson(app: WeChatApp, code: string): Promise<Person> {
  const found = await call(app, 'sns/jscode2session', MiniSession, {
    appid: app.appId,
    secret: app.secret,
    js_code: code,
    grant_type: 'authorization_code',
  })
  return { openId: found.openid, unionId: found.unionid ?? null, nickname: '' }
}

/** Codes that WeChat does not know (40029), has seen before (40163) or misses (41008). */
const BadCode = v.pipe(v.string(), v.parseJson(), v.object({ errcode: v.picklist([40_029, 40_163, 41_008]) }))

/** Failures come with status 200 and an `errcode`, without the fields of a good answer. */
async function call<T>(
  app: WeChatApp,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  query: Record<string, string>,
): Promise<T> {
  const answer = await askProvider(`${app.api()}/${path}?${new URLSearchParams(query)}`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer)
  if (read.success) return read.output
  throw new Refusal(v.is(BadCode, answer) ? 'identity-refused' : 'identity-provider')
}
