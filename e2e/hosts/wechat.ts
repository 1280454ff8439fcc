import type { Page } from '@playwright/test'

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36'
export const USER_AGENT = {
  wechat: `${PHONE} XWEB/1260 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701 WeChat/arm64 Language/zh_CN`,
  miniProgram: `${PHONE} XWEB/1260 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701 WeChat/arm64 miniProgram/wx0a1b2c3d4e5f6071`,
  alipay: `${PHONE} UWS/5.12 AlipayDefined NebulaSDK/1.8 AliApp(AP/10.6.30.8000) AlipayClient/10.6.30.8000 Language/zh-Hans`,
} as const

export interface WeChatOptions {
  /** When the app puts its bridge into the page, ms after the page began; never without it. */
  readyAfter?: number
  /** Whether calls are answered; an app that is asked outside its own pages may stay silent, or refuse when it is told to (`refuseAtLast`). */
  answers?: 'ok' | 'fail' | 'never'
  /** The mini program's environment, which some versions set without saying so in the user agent. */
  environment?: 'miniprogram'
}

export interface MiniProgramCall {
  name: string
  arg: Record<string, unknown>
}

/**
 * What WeChat does around a page, as far as pages can see it: the bridge appears late and tells so by an event, calls go
 * through `invoke`, the answer is an `err_msg`.
 */
export async function insideWeChat(page: Page, options: WeChatOptions = {}): Promise<void> {
  await page.addInitScript(({ readyAfter, answers = 'ok', environment }) => {
    const calls: unknown[] = []
    const refuse: (() => void)[] = []
    Object.assign(window, { fakeWeChat: { calls, refuse } })
    if (environment) Object.assign(window, { __wxjs_environment: environment })
    const invoke = (
      name: string,
      input: { name: string; arg: unknown },
      answer: (result: object) => void,
    ) => {
      calls.push(input)
      refuse.push(() => answer({ err_msg: `${name}:fail` }))
      if (answers !== 'never') setTimeout(answer, 20, { err_msg: `${name}:${answers}` })
    }
    if (readyAfter === undefined) return
    setTimeout(() => {
      Object.assign(window, { WeixinJSBridge: { invoke } })
      document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    }, readyAfter)
  }, options)
}

interface FakeWeChat {
  fakeWeChat: { calls: MiniProgramCall[]; refuse: (() => void)[] }
}

/** What the mini program was asked for so far. */
export const miniProgramCalls = (page: Page): Promise<MiniProgramCall[]> =>
  page.evaluate(() => (window as unknown as FakeWeChat).fakeWeChat.calls)

/** What it was asked for is refused now. */
export const refuseAtLast = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const refuse of (window as unknown as FakeWeChat).fakeWeChat.refuse) refuse()
  })
