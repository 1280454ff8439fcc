import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedRelease } from 'shared-contracts/release/document.ts'

/**
 * Tells a browser of the host's code while its page waits for the backend (RFC 8297); a page that is sent at once says it itself. Nobody
 * but a browser that goes to a page is told: other clients may take the informational answer for the page's.
 */
export function hintEarly(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  { raw }: Pick<FastifyReply, 'raw'>,
  { base, entries }: Pick<PublishedRelease, 'base' | 'entries'>,
): void {
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate') return
  setImmediate(() => {
    if (!raw.headersSent && !raw.destroyed)
      raw.writeEarlyHints({ link: `<${base}${entries.web}>; rel=modulepreload` })
  })
}
