import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import { aliPayPage, aliPayPerson } from './ali-pay-api.ts'
import { linkPerson, registerPerson } from './link.ts'
import { isLinked } from './session-identity.ts'
import { signInAs } from './sign-in.ts'
import { checkState, makeState } from './state.ts'

/** Where Alipay sends people back to. */
const RETURN_PATH = '/account/login?provider=aliPay'

export const apaId: Handler<'GET common3/apaId'> = async ({ shop, visitor }) => {
  const app = shop.identity.alipay
  if (!app) return { apaId: null, authorizeUrl: null, state: null }
  const state = makeState(shop, await visitor.ensure(), 'alipay')
  return {
    apaId: app.appId,
    authorizeUrl: aliPayPage(app, shop.config.publicOrigin + RETURN_PATH, state),
    state,
    linked: await isLinked(shop.db, visitor.session, ['alipay']),
  }
}

export const aliPayLogin: Handler<'POST aliPay/login'> = async ({ shop, visitor, body }) => {
  const app = shop.identity.alipay
  if (!app) throw new Refusal('not-found')
  checkState(shop, visitor.session, 'alipay', body.state)
  return signInAs(shop, visitor, 'alipay', await aliPayPerson(app, body.code, shop.now()))
}

export const aliPayRegister: Handler<'POST aliPay/register'> = given => registerPerson(given, ['alipay'])
export const aliPayLink: Handler<'POST aliPay/link'> = given => linkPerson(given, ['alipay'])
