import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { chooseLanguage } from 'shared-contracts/language/accept-language.ts'
import { LANGUAGES } from 'shared-contracts/language/language.ts'
import { detectPlatform } from 'shared-contracts/remote/platform/detect.ts'
import { REFERRAL_COOKIE } from '../page/referral.ts'
import { VISITOR_COOKIE } from '../page/visitor.ts'
import { PREVIEW_COOKIE } from '../preview/previews.ts'

/** The edge's own, of which no answer depends. */
const OWN = new Set<string>([VISITOR_COOKIE, PREVIEW_COOKIE, REFERRAL_COOKIE])

/** @returns the cookies that an answer may depend on; none for who has nothing of their own here */
export const cookiesOfTheirs = (cookies: string): string[] =>
  cookies.split(/; */).filter(cookie => cookie !== '' && !OWN.has(cookie.split('=', 1)[0] ?? ''))

/**
 * Who the backend cannot tell from each other: by their cookies, and by what decides where there are none. No visitor can be found by it.
 * @param cookies as they are sent to the backend
 */
export function visitorKey(cookies: string, headers: IncomingHttpHeaders): string {
  const { kind, device } = detectPlatform(headers['user-agent'] ?? '', false)
  const language = chooseLanguage(headers['accept-language'], LANGUAGES)
  return createHash('sha256')
    .update(JSON.stringify([language, kind, device, cookiesOfTheirs(cookies).sort()]))
    .digest('base64url')
}
