/** Trusted Types policies that may exist in a page. */
export const TRUSTED_TYPES = ['arcade'] as const

/** On every answer, whoever made it. */
export const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const satisfies Record<string, string>

/** On answers of the edge that are not pages: nothing in them may load or run anything. */
export const NO_PAGE = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const satisfies Record<string, string>

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'usb', 'browsing-topics'] as const

/** Headers of one page. @param nonce of this response alone */
export const pageHeaders = (nonce: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Stand-ins of pictures are style attributes; an attribute can neither load script nor reach another element.
    "style-src-attr 'unsafe-inline'",
    // A store's logo may stand with whoever keeps its pictures.
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Hosted payment pages are reached by a form's redirect.
    "form-action 'self' https:",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; '),
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Permissions-Policy': PERMISSIONS.map(name => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
  Vary: 'Accept-Encoding, Accept-Language, Cookie, User-Agent',
})
