import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { SANDBOX_APPS, sandboxAliPayKeys, sandboxSecretOf } from '../sandbox/identity/apps.ts'

export interface WeChatApp {
  appId: string
  secret: string
  /** Origin of the server-to-server calls. */ api(): string
  /** Page where people agree; null within the mini program, which needs none. */ page: string | null
}

export interface AliPayApp {
  appId: string
  gateway(): string
  page: string
  /** PEM: ours to sign with, theirs to check with. */
  keys(): Promise<{ privateKey: string; publicKey: string }>
}

/** Apps at the identity providers that this store has; null where it has none. */
export interface IdentitySettings {
  wechat: WeChatApp | null
  'wechat-mini': WeChatApp | null
  alipay: AliPayApp | null
}

/**
 * @param sandboxKey what the sandbox's secrets are made from; null without a sandbox
 * @param origin where this server can be reached from itself
 */
export function identitySettings(
  config: Config,
  db: Database,
  sandboxKey: string | null,
  origin: () => string,
): IdentitySettings {
  const { wechat, wechatMini, alipay, wechatApi, wechatPage, alipayGateway, alipayPage } = config.identity
  const hosted = (path: string) => `${config.publicOrigin}/sandbox/identity/${path}`
  const own = (path: string) => `${origin()}/sandbox/identity/${path}`
  const weChat = (
    given: { appId: string; secret: string } | null,
    sandbox: 'wechat' | 'wechat-mini',
    page: string | null,
  ): WeChatApp | null => {
    if (given) return { ...given, api: () => wechatApi, page: page && wechatPage }
    if (sandboxKey === null) return null
    const appId = SANDBOX_APPS[sandbox]
    return { appId, secret: sandboxSecretOf(sandboxKey, appId), api: () => own('wechat'), page }
  }
  return {
    wechat: weChat(wechat, 'wechat', hosted('wechat/authorize')),
    'wechat-mini': weChat(wechatMini, 'wechat-mini', null),
    alipay: alipay
      ? {
          appId: alipay.appId,
          gateway: () => alipayGateway,
          page: alipayPage,
          keys: async () => ({ privateKey: alipay.privateKey, publicKey: alipay.publicKey }),
        }
      : sandboxKey === null
        ? null
        : {
            appId: SANDBOX_APPS.alipay,
            gateway: () => own('alipay/gateway.do'),
            page: hosted('alipay/authorize'),
            keys: async () => {
              const { shop, provider } = await sandboxAliPayKeys(db)
              return { privateKey: shop.privateKey, publicKey: provider.publicKey }
            },
          },
  }
}
