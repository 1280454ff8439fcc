import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
])('REL-9 M2 limits and canaries take %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['::1', '0:0:0::/48'],
])('REL-9 M2 one customer has %s as %s', (ip, site) => {
  expect(siteOf(networkOf(ip))).toBe(site)
})
