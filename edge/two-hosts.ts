import type { IncomingMessage } from 'node:http'

/** Whether a request names its host more than once, which must be refused (RFC 9112, 3.2). Node passes on the first and says nothing of the others. */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
