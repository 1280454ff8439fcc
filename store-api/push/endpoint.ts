/** Push services of the browsers; their addresses are the only ones that this server writes to on a browser's word. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether an address is one of a push service. Anything else could be a service of our own network.
 * @param services host names; those below them count too
 * @param local addresses of this machine count as well: for push services to try with
 */
export function isPushEndpoint(address: string, services: readonly string[], local: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, port } = new URL(address)
  if (local && LOCAL.test(hostname)) return protocol === 'http:' || protocol === 'https:'
  const known = services.some(name => hostname === name || hostname.endsWith(`.${name}`))
  return known && protocol === 'https:' && username === '' && port === ''
}
