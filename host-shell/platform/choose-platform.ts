import { detectPlatform } from 'shared-contracts/platform/detect.ts'
import type { Platform } from 'shared-contracts/platform/platform.ts'

/** Help page of the shop itself, where no app around it has one (PLT-3). */
export const CONTACT_PAGE = '/page/contact'
const MINI_PROGRAM_CONTACT = '/pages/contact/contact'

interface MiniProgramBridge {
  miniProgram?: { navigateTo(options: { url: string }): void }
}

/** What the page runs in; chosen once from the address bar's own facts (PLT-4). */
export function choosePlatform(window: Window, isWmp: boolean): Platform {
  const detected = detectPlatform(window.navigator.userAgent, isWmp)
  const { navigator } = window
  return {
    ...detected,
    openPayment: url => window.location.assign(url),
    support() {
      const bridge = (window as Window & { wx?: MiniProgramBridge }).wx?.miniProgram
      if (detected.kind !== 'wechat-mini' || !bridge) return false
      bridge.navigateTo({ url: MINI_PROGRAM_CONTACT })
      return true
    },
    async share(what) {
      if (typeof navigator.share !== 'function') return false
      try {
        await navigator.share(what)
        return true
      } catch (error) {
        // The shopper closed the sheet: nothing is left to offer.
        return error instanceof DOMException && error.name === 'AbortError'
      }
    },
  }
}

/** The platform as the server knows it: its verbs need a page. */
export function serverPlatform(userAgent: string, isWmp: boolean): Platform {
  return {
    ...detectPlatform(userAgent, isWmp),
    openPayment: () => {
      throw new Error('no page on the server')
    },
    support: () => false,
    share: async () => false,
  }
}
