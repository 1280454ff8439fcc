import { isIPv6 } from 'node:net'

/**
 * The network a request comes from, as far as limits go: an IPv4 address; of IPv6 the first 64 bits, which one household or
 * server has to itself and could otherwise vary without end.
 * @param given address as the server read it; a balancer may have named the port beside it, which each connection has anew
 */
export function networkOf(given: string): string {
  const ip = withoutPort(given)
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const whole =
    tail === undefined
      ? groups
      : [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
  return `${whole
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** `203.0.113.9:4711` and `[2001:db8::1]:4711` without what follows the address. */
const withoutPort = (address: string): string =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address

/**
 * What one customer of a provider may have of IPv6: 48 bits, in which there are 65,536 such networks. For limits that somebody with all of them
 * must not be beyond.
 * @param network as `networkOf` gives it @returns the same where it is one of IPv4
 */
export const siteOf = (network: string): string =>
  network.replace(/^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
