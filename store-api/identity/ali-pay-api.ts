import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'
import { signedNode, signParams } from './ali-pay-signature.ts'
import { askProvider, type Person } from './person.ts'
import type { AliPayApp } from './settings.ts'

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))
/** Older apps get `user_id`, newer ones `open_id`. */
const Token = v.union([
  v.pipe(
    v.object({ access_token: text, open_id: text }),
    v.transform(x => ({ token: x.access_token, id: x.open_id })),
  ),
  v.pipe(
    v.object({ access_token: text, user_id: text }),
    v.transform(x => ({ token: x.access_token, id: x.user_id })),
  ),
])
const UserInfo = v.object({ nick_name: v.optional(v.string(), '') })

/** Where people agree; `state` comes back with the code. */
export function aliPayPage(app: AliPayApp, redirectUri: string, state: string): string {
  const query = new URLSearchParams({
    app_id: app.appId,
    scope: 'auth_user',
    redirect_uri: redirectUri,
    state,
  })
  return `${app.page}?${query}`
}

/** Who agreed on the page. @throws Refusal `identity-refused` for a code that is unknown, used or too old */
export async function aliPayPerson(app: AliPayApp, code: string, now: Date): Promise<Person> {
  const { token, id } = await call(app, now, 'alipay.system.oauth.token', Token, {
    grant_type: 'authorization_code',
    code,
  })
  const info = await call(app, now, 'alipay.user.info.share', UserInfo, { auth_token: token })
  return { openId: id, unionId: null, nickname: info.nick_name }
}

/** A code that is unknown, used or too old. */
const BadCode = v.object({ sub_code: v.literal('isv.code-invalid') })

/** `YYYY-MM-DD HH:mm:ss` in Beijing, as the gateway wants it. */
const beijing = (now: Date): string =>
  new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

async function call<T>(
  app: AliPayApp,
  now: Date,
  method: string,
  schema: v.GenericSchema<unknown, T>,
  params: Record<string, string>,
): Promise<T> {
  const { privateKey, publicKey } = await app.keys()
  const signed = signParams(
    {
      app_id: app.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijing(now),
      version: '1.0',
      ...params,
    },
    privateKey,
  )
  const answer = await askProvider(app.gateway(), new URLSearchParams(signed))
  const read = v.safeParse(schema, signedNode(answer, `${method.replaceAll('.', '_')}_response`, publicKey))
  if (read.success) return read.output
  const fault = v.safeParse(BadCode, signedNode(answer, 'error_response', publicKey))
  throw new Refusal(fault.success ? 'identity-refused' : 'identity-provider')
}
