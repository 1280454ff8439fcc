export type PlatformKind = 'browser' | 'wechat' | 'wechat-mini' | 'alipay'

/** Where the page runs. Chosen once; no other code looks at the user agent (PLT-4). */
export interface Platform {
  kind: PlatformKind
  device: 'mobile' | 'desktop'
  /** Leaves for another site's page, e.g. a payment provider's. */
  openPayment(url: string): void
  /** Opens the help page of the app around the page; false when there is none and the caller shows its own. */
  support(): boolean
  /** False when the platform has no share sheet, so the caller offers copying. */
  share(what: { title: string; url: string }): Promise<boolean>
}
