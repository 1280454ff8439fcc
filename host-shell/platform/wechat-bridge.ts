import { askApp, whenReady } from './app-call.ts'
import type { Bridge } from './choose-platform.ts'

interface WeixinBridge {
  invoke(name: string, input: object, answer: (result?: { err_msg?: string } | null) => void): void
}

/** Session cookie in which the page notes that it runs in a mini program, for the server. */
export const MINI_PROGRAM_COOKIE = 'arcade_mini_program'

/**
 * What WeChat itself offers to the pages in it. The bridge is asked directly, as WeChat's own script does: so nothing runs
 * in the page that no release vouches for (REL-6).
 */
export function createBridge(window: Window): Bridge {
  const ready = (signal: AbortSignal) =>
    whenReady<WeixinBridge>(window, 'WeixinJSBridge', 'WeixinJSBridgeReady', signal)
  const inMiniProgram = (name: string, arg: object) =>
    askApp(window, ready, (bridge, answer) =>
      bridge.invoke('invokeMiniProgramAPI', { name, arg }, result =>
        // Some versions answer with nothing when they refuse.
        answer(/:ok$/.test(result?.err_msg ?? '')),
      ),
    )
  /** The page that the app is asked for: it would open a second one for whoever presses once more while it is slow. */
  let going: Promise<boolean> | null = null
  return {
    navigate: page =>
      (going ??= inMiniProgram('navigateTo', { url: page }).finally(() => {
        going = null
      })),
    async share(what) {
      // Kept by the mini program until its own share menu is used: there is no sheet to open.
      await inMiniProgram('postMessage', { share: what })
      return false
    },
    /** Old versions do not say in their user agent that the page is in a mini program: the environment does (PLT-1). */
    async start() {
      const limit = new AbortController()
      await ready(limit.signal)
      const { __wxjs_environment: environment } = window as Window & { __wxjs_environment?: string }
      const noted = () => window.document.cookie.includes(`${MINI_PROGRAM_COOKIE}=1`)
      if (environment !== 'miniprogram' || noted()) return
      window.document.cookie = `${MINI_PROGRAM_COOKIE}=1; path=/; samesite=lax`
      if (noted()) window.location.reload()
    },
  }
}
