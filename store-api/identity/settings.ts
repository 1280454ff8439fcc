import type { GivenIdentity } from './environment.ts'

export interface WeChatApp {
  appId: string
  secret: string
  /** Origin of the server-to-server calls. */
  api(): string
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
 * The store's apps as they were given, for the rest the sandbox's.
 * @param sandbox null without a sandbox
 */
export function identitySettings(given: GivenIdentity, sandbox: IdentitySettings | null): IdentitySettings {
  const { wechat, wechatMini, alipay, wechatApi, wechatPage, alipayGateway, alipayPage } = given
  const weChat = (app: { appId: string; secret: string } | null, page: string | null): WeChatApp | null =>
    app && { ...app, api: () => wechatApi, page }
  return {
    wechat: weChat(wechat, wechatPage) ?? sandbox?.wechat ?? null,
    'wechat-mini': weChat(wechatMini, null) ?? sandbox?.['wechat-mini'] ?? null,
    alipay: alipay
      ? {
          appId: alipay.appId,
          gateway: () => alipayGateway,
          page: alipayPage,
          keys: async () => ({ privateKey: alipay.privateKey, publicKey: alipay.publicKey }),
        }
      : (sandbox?.alipay ?? null),
  }
}
