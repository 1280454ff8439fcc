import type { Platform } from './platform.ts'

/**
 * Reads the platform from a request's user agent; the same in the browser and on the server (PLT-1).
 * @param isWmp flag of the app info document (`appDetail.isWmp`), or what the mini program's environment told earlier
 */
export function detectPlatform(userAgent: string, isWmp: boolean): Pick<Platform, 'kind' | 'device'> {
  const device = /Mobi|Android|iPhone|iPod/i.test(userAgent) ? 'mobile' : 'desktop'
  if (/AlipayClient|AliApp\(/i.test(userAgent)) return { kind: 'alipay', device }
  const messenger = /MicroMessenger|WindowsWechat|wxwork/i.test(userAgent)
  if (isWmp || (messenger && /miniProgram/i.test(userAgent))) return { kind: 'wechat-mini', device }
  return { kind: messenger ? 'wechat' : 'browser', device }
}

/** Whether the browser can add a page to the home screen only by hand: Safari and its kin on iOS. @param touchPoints tells an iPad from a Mac */
export function addsByHand(userAgent: string, touchPoints: number): boolean {
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  return apple && /AppleWebKit/.test(userAgent) && detectPlatform(userAgent, false).kind === 'browser'
}
