import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['API_ORIGIN', 'backend.example'],
  ['PICTURE_ORIGINS', 'https://cdn.example,cdn.example'],
  ['PUBLIC_ORIGIN', 'https://shop.example/store'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/8,'],
  ['TRUST_PROXY', '10.0.0.0/eight'],
  ['LOG_LEVEL', 'loud'],
  ['API_LIMIT_MS', '1.4'],
  ['SHARED_PAGES', '0'],
  ['OPERATOR_PORT', '99999'],
])('NFR-S a setting that makes no sense is named with its value: %s=%s', (name, value) => {
  const wrong = value.split(',').at(-1) ?? ''
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${wrong}"$`))
})

test('NFR-S proxies are named by address, range or name; without any nobody is believed', () => {
  for (const proxies of ['10.1.2.3', 'loopback, fd00::/8', 'uniquelocal,192.168.0.0/255.255.0.0'])
    expect(readConfig({ TRUST_PROXY: proxies }).trustProxy).toBe(proxies)
  expect(readConfig({ TRUST_PROXY: '' }).trustProxy).toBe(false)
})
