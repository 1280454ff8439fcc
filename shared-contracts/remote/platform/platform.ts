export type PlatformKind = 'browser' | 'wechat' | 'wechat-mini' | 'alipay'

/**
 * Where the page runs. Chosen once; no other code looks at the user agent (PLT-4). Every verb that asks the app around the
 * page ends within seconds: an app that does not answer counts as one that cannot, and the caller does without.
 */
export interface Platform {
  kind: PlatformKind
  device: 'mobile' | 'desktop'
  /** Opens a page of the mini program around the shop, e.g. `/pages/pay/pay?id=1`. False: the caller shows its own. */
  navigate(page: string): Promise<boolean>
  /** Leaves for another site's page, e.g. a payment provider's. */
  openPayment(url: string): void
  /** Opens the help page of the app around the page; false when there is none and the caller shows its own. */
  support(): Promise<boolean>
  /** False when the platform has no share sheet, so the caller offers copying. */
  share(what: { title: string; url: string }): Promise<boolean>
}
