import { addsByHand, detectPlatform } from 'shared-contracts/remote/platform/detect.ts'
import type { Platform, PlatformKind } from 'shared-contracts/remote/platform/platform.ts'

/** Help page of the shop itself, where no app around it has one (PLT-3). */
export const CONTACT_PAGE = '/page/contact'
const MINI_PROGRAM_CONTACT = '/pages/contact/contact'

/** What an app around the page can do for it. */
export interface Bridge extends Pick<Platform, 'navigate' | 'share'> {
  /** Looks around once the page runs. */
  start?(): Promise<void>
}

/** Code that talks to an app, loaded in that app alone. */
const BRIDGES = {
  browser: null,
  wechat: () => import(/* webpackChunkName: "wechat-bridge" */ './wechat-bridge.ts'),
  'wechat-mini': () => import(/* webpackChunkName: "wechat-bridge" */ './wechat-bridge.ts'),
  alipay: () => import(/* webpackChunkName: "alipay-bridge" */ './alipay-bridge.ts'),
} as const satisfies Record<PlatformKind, null | (() => Promise<{ createBridge(window: Window): Bridge }>)>

/** What the page runs in; `known` is what the server took it for, so that both draw the same (PLT-4). */
export function choosePlatform(window: Window, known: Pick<Platform, 'kind' | 'device'>): Platform {
  const load = BRIDGES[known.kind]
  const bridge = load?.().then(({ createBridge }) => createBridge(window))
  const ask = (verb: (bridge: Bridge) => Promise<boolean>) =>
    bridge ? bridge.then(verb).catch(() => false) : Promise.resolve(false)
  if (known.kind === 'wechat') bridge?.then(({ start }) => start?.()).catch(() => {})
  const navigate = (page: string) =>
    known.kind === 'wechat-mini' ? ask(b => b.navigate(page)) : Promise.resolve(false)
  return {
    ...known,
    navigate,
    openPayment: url => window.location.assign(url),
    support: () => navigate(MINI_PROGRAM_CONTACT),
    share: what => (known.kind === 'browser' ? shareSheet(window.navigator, what) : ask(b => b.share(what))),
  }
}

async function shareSheet(navigator: Navigator, what: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    // The shopper closed the sheet: nothing is left to offer.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Whether this browser adds pages to the home screen only by hand (PWA-3). */
export const mayAddByHand = ({ navigator }: Window): boolean =>
  addsByHand(navigator.userAgent, navigator.maxTouchPoints)

/** The platform as the server knows it: its verbs need a page. @param device what the store's document says it is */
export function serverPlatform(
  userAgent: string,
  isWmp: boolean,
  device: Platform['device'] | null = null,
): Platform {
  const no = async () => false
  const detected = detectPlatform(userAgent, isWmp)
  return {
    ...detected,
    device: device ?? detected.device,
    openPayment: () => {
      throw new Error('no page on the server')
    },
    navigate: no,
    support: no,
    share: no,
  }
}
