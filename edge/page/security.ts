/** Trusted Types policies that may exist in a page. */
const TRUSTED_TYPES = ['arcade', 'worker', 'default'] as const

/**
 * On every answer, whoever made it.
 * @param publicOrigin where shoppers come; behind https a browser that was there once comes by nothing else
 */
export const everywhere = (publicOrigin: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // As the backend says (store-api/http/security-headers.ts): pages are the first that a shopper asks for.
  ...(publicOrigin.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }),
})

/** On answers of the edge that are not pages: nothing in them may load or run anything. */
export const NO_PAGE = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const satisfies Record<string, string>

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'usb', 'browsing-topics'] as const

/** An https origin as a policy may name it; anything else could write directives of its own. */
const ORIGIN = /^https:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?$/
const MAX_ORIGINS = 20

/** @param said by the host in `PICTURES`: origins, with spaces */
export const pictureOrigins = (said: string): string[] =>
  [...new Set(said.split(' '))].filter(origin => ORIGIN.test(origin)).slice(0, MAX_ORIGINS)

/** What stands around the nonces of a policy, by the origins of pictures: made once for many pages. */
const policies = new Map<string, readonly [string, string, string]>()
const MAX_POLICIES = 100

function policyFor(pictures: readonly string[]): readonly [string, string, string] {
  const key = pictures.join(' ')
  const known = policies.get(key)
  if (known) return known
  const made = [
    "default-src 'self'; script-src 'nonce-",
    "' 'strict-dynamic'; style-src 'self' 'nonce-",
    `'; ${[
      // Stand-ins of pictures are style attributes (decision 0036): all they could load is a picture.
      "style-src-attr 'unsafe-inline'",
      ['img-src', "'self'", 'data:', ...pictures].join(' '),
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      // Hosted payment pages are reached by a form's redirect.
      "form-action 'self' https:",
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED_TYPES.join(' ')}`,
      // A second policy, for both must agree: what a trusted script imports has its nonce, and so may be anything to the first.
      // To this one it is of our origin, never `data:`; which inline scripts run is for the first to say.
    ].join('; ')}, script-src 'self' 'unsafe-inline'`,
  ] as const
  if (policies.size >= MAX_POLICIES) policies.clear()
  policies.set(key, made)
  return made
}

const PAGE = {
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Permissions-Policy': PERMISSIONS.map(name => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
  Vary: 'Accept-Encoding, Available-Dictionary, Accept-Language, Cookie, User-Agent',
}

/**
 * Headers of one page.
 * @param nonce of this response alone
 * @param pictures origins besides our own that pictures may come from
 */
export function pageHeaders(nonce: string, pictures: readonly string[] = []): Record<string, string> {
  const [first, second, rest] = policyFor(pictures)
  return { 'Content-Security-Policy': first + nonce + second + nonce + rest, ...PAGE }
}
