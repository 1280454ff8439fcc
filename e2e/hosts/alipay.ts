import type { Page } from '@playwright/test'

export interface AlipayOptions {
  /** When the app puts its bridge into the page, ms after the page began; never without it. */
  readyAfter?: number
  /** Channel its visitor picks in the share sheet; null closes the sheet. */
  channel?: string | null
}

export interface AlipayCall {
  name: string
  input: Record<string, unknown>
}

/** What Alipay does around a page: a bridge that appears late and tells so by an event, and calls with an answer each. */
export async function insideAlipay(page: Page, options: AlipayOptions = {}): Promise<void> {
  await page.addInitScript(({ readyAfter, channel = null }) => {
    const calls: unknown[] = []
    Object.assign(window, { fakeAlipay: { calls } })
    const call = (name: string, input: object, answer: (result: object) => void) => {
      calls.push({ name, input })
      const result = name === 'startShare' && channel === null ? { error: 4 } : { channelName: channel }
      setTimeout(answer, 20, result)
    }
    if (readyAfter === undefined) return
    setTimeout(() => {
      Object.assign(window, { AlipayJSBridge: { call } })
      document.dispatchEvent(new Event('AlipayJSBridgeReady'))
    }, readyAfter)
  }, options)
}

export const alipayCalls = (page: Page): Promise<AlipayCall[]> =>
  page.evaluate(() => (window as unknown as { fakeAlipay: { calls: AlipayCall[] } }).fakeAlipay.calls)
