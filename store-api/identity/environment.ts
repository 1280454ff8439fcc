import { createPrivateKey, createPublicKey } from 'node:crypto'
import * as v from 'valibot'
import { pem, webAddress as web } from '../setting-kinds.ts'

const Environment = v.object({
  /** WeChat on the web (an official account) and its mini program: two apps, one provider. */
  WECHAT_APP_ID: v.optional(v.string()),
  WECHAT_SECRET: v.optional(v.string()),
  WECHAT_MINI_APP_ID: v.optional(v.string()),
  WECHAT_MINI_SECRET: v.optional(v.string()),
  WECHAT_API: v.optional(web, 'https://api.weixin.qq.com'),
  WECHAT_PAGE: v.optional(web, 'https://open.weixin.qq.com/connect/oauth2/authorize'),
  ALIPAY_APP_ID: v.optional(v.string()),
  /** PEM; `\n` stands for a line's end. */
  ALIPAY_PRIVATE_KEY: v.optional(pem(createPrivateKey, 'must be a private key as PEM')),
  /** The provider's key, PEM. */
  ALIPAY_PUBLIC_KEY: v.optional(pem(createPublicKey, 'must be a public key as PEM')),
  ALIPAY_GATEWAY: v.optional(web, 'https://openapi.alipay.com/gateway.do'),
  ALIPAY_PAGE: v.optional(web, 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm'),
})
export const SETTINGS = Object.keys(Environment.entries)

export interface GivenIdentity {
  wechat: { appId: string; secret: string } | null
  wechatMini: { appId: string; secret: string } | null
  wechatApi: string
  wechatPage: string
  alipay: { appId: string; privateKey: string; publicKey: string } | null
  alipayGateway: string
  alipayPage: string
}

/** What must be given together. */
const TOGETHER = [
  ['WECHAT_APP_ID', 'WECHAT_SECRET'],
  ['WECHAT_MINI_APP_ID', 'WECHAT_MINI_SECRET'],
  ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
] as const

/** The identity providers' settings as they were given, and what is wrong with them. */
export function identityIn(env: Record<string, string | undefined>): {
  identity: GivenIdentity
  problems: string[]
} {
  const result = v.safeParse(Environment, env)
  const problems = (result.issues ?? []).map(i => `${v.getDotPath(i)}: ${i.message}`)
  for (const names of TOGETHER) {
    const given = names.filter(name => env[name])
    if (given.length > 0 && given.length < names.length) problems.push(`${names.join(', ')} belong together`)
  }
  const e = result.success ? result.output : v.parse(Environment, {})
  const app = (appId: string | undefined, secret: string | undefined) =>
    appId && secret ? { appId, secret } : null
  return {
    identity: {
      wechat: app(e.WECHAT_APP_ID, e.WECHAT_SECRET),
      wechatMini: app(e.WECHAT_MINI_APP_ID, e.WECHAT_MINI_SECRET),
      wechatApi: e.WECHAT_API.replace(/\/$/, ''),
      wechatPage: e.WECHAT_PAGE,
      alipay:
        e.ALIPAY_APP_ID && e.ALIPAY_PRIVATE_KEY && e.ALIPAY_PUBLIC_KEY
          ? {
              appId: e.ALIPAY_APP_ID,
              privateKey: e.ALIPAY_PRIVATE_KEY,
              publicKey: e.ALIPAY_PUBLIC_KEY,
            }
          : null,
      alipayGateway: e.ALIPAY_GATEWAY,
      alipayPage: e.ALIPAY_PAGE,
    },
    problems,
  }
}
