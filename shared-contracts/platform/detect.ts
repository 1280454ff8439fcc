import type { PlatformKind } from './platform.ts'

/**
 * Reads the platform from a request's user agent; the same in the browser and on the server (PLT-1).
 * @param isWmp flag of the app info document (`appDetail.isWmp`)
 */
export function detectPlatform(
  userAgent: string,
  isWmp: boolean,
): { kind: PlatformKind; device: 'mobile' | 'desktop' } {
  const device = /Mobi|Android|iPhone|iPod/i.test(userAgent) ? 'mobile' : 'desktop'
  if (/AlipayClient|AliApp\(/i.test(userAgent)) return { kind: 'alipay', device }
  const messenger = /MicroMessenger|WindowsWechat|wxwork/i.test(userAgent)
  if (isWmp || (messenger && /miniProgram/i.test(userAgent))) return { kind: 'wechat-mini', device }
  return { kind: messenger ? 'wechat' : 'browser', device }
}
