import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import { linkPerson, registerPerson } from './link.ts'
import { isLinked } from './session-identity.ts'
import { signInAs } from './sign-in.ts'
import { checkState, makeState } from './state.ts'
import { miniProgramPerson, weChatPage, weChatPerson } from './we-chat-api.ts'

/** Where WeChat sends people back to. */
const RETURN_PATH = '/account/login?provider=weChat'

export const weChatEnabled: Handler<'GET weChat/enabled'> = async ({ shop, visitor }) => ({
  enabled: shop.identity.wechat !== null,
  miniProgram: shop.identity['wechat-mini'] !== null,
  linked: await isLinked(shop.db, visitor.session, ['wechat', 'wechat-mini']),
})

export const weChatBind: Handler<'GET weChat/bind'> = async ({ shop, visitor }) => {
  const app = shop.identity.wechat
  if (!app) throw new Refusal('not-found')
  const state = makeState(shop, await visitor.ensure(), 'wechat')
  return { authorizeUrl: weChatPage(app, shop.config.publicOrigin + RETURN_PATH, state), state }
}

export const weChatLogin: Handler<'POST weChat/login'> = async ({ shop, visitor, body }) => {
  const app = shop.identity.wechat
  if (!app) throw new Refusal('not-found')
  checkState(shop, visitor.session, 'wechat', body.state)
  return signInAs(shop, visitor, 'wechat', await weChatPerson(app, body.code))
}

export const weChatMiniLogin: Handler<'POST weChat/weChatlogin'> = async ({ shop, visitor, body }) => {
  const app = shop.identity['wechat-mini']
  if (!app) throw new Refusal('not-found')
  return signInAs(shop, visitor, 'wechat-mini', await miniProgramPerson(app, body.code))
}

export const weChatRegister: Handler<'POST weChat/register'> = given =>
  registerPerson(given, ['wechat-mini', 'wechat'])

export const weChatLink: Handler<'POST weChat/link'> = given => linkPerson(given, ['wechat-mini', 'wechat'])
