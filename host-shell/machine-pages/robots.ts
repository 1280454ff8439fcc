import type { MachinePage } from './machine-page.ts'
import { SITEMAP_PATH } from './paths.ts'

/** Pages that are one shopper's own, or one of endlessly many searches. */
const CLOSED = ['/account/', '/api/', '/checkout/', '/confirmation/', '/store/search', '/user/'] as const

/** What crawlers may read (RFC 9309), and where the list of it is; nothing of a store that closes its doors to them. */
export const robots: MachinePage = ({ origin, rules }) => ({
  type: 'text/plain',
  body: rules.closed
    ? 'User-agent: *\nDisallow: /\n'
    : [
        'User-agent: *',
        ...CLOSED.map(path => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}${SITEMAP_PATH}`,
        '',
      ].join('\n'),
})
