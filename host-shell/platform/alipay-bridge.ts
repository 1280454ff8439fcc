import { APP_TIMEOUT_MS, askApp, whenReady } from './app-call.ts'
import type { Bridge } from './choose-platform.ts'

interface AlipayBridge {
  call(
    name: string,
    input: object,
    answer: (result?: { channelName?: string; error?: unknown } | null) => void,
  ): void
}

const CHANNELS = ['ALPContact', 'ALPTimeLine', 'SMS', 'Weixin', 'WeixinTimeLine', 'QQ', 'Weibo'] as const

/** How long a refusal may take to be told (ms): from then on it is the shopper who takes their time with the sheet, or closes it. */
const REFUSAL_MS = 1_000

/** What Alipay itself offers to the pages in it. */
export function createBridge(window: Window): Bridge {
  const ready = (signal: AbortSignal) =>
    whenReady<AlipayBridge>(window, 'AlipayJSBridge', 'AlipayJSBridgeReady', signal)
  return {
    navigate: async () => false,
    share: ({ title, url }) =>
      askApp(
        window,
        ready,
        (bridge, answer) => {
          bridge.call('startShare', { onlySelectChannel: CHANNELS }, result => {
            // Some versions answer with nothing when the sheet was closed.
            const { channelName, error } = result ?? {}
            answer(!error)
            if (!channelName || error) return
            const param = { contentType: 'url', title, content: title, url }
            bridge.call('shareToChannel', { name: channelName, param }, () => {})
          })
          setTimeout(answer, REFUSAL_MS, true)
        },
        APP_TIMEOUT_MS + REFUSAL_MS,
      ),
  }
}
