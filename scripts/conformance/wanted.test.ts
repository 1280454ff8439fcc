import { expect, test } from 'vitest'
import { wanted } from './wanted.ts'

const URL_HERE = 'http://localhost:8081/api'

test('API-1 a walk goes to one address, as a guest or as an account whose password may have colons', () => {
  expect(wanted([URL_HERE], undefined)).toEqual({ url: URL_HERE })
  expect(wanted([URL_HERE], 'ana@example.com:a:b')).toEqual({
    url: URL_HERE,
    account: { emailID: 'ana@example.com', password: 'a:b' },
  })
})

test.each([
  [[], undefined, 'the address of a backend is missing'],
  [
    [URL_HERE, 'http://other.example/api'],
    undefined,
    'one backend at a time: http://other.example/api is one more',
  ],
  [
    ['localhost:8081'],
    undefined,
    '"localhost:8081" is no address of a backend: one begins with https:// or http://',
  ],
  [
    [URL_HERE],
    'ana@example.com',
    '--as wants e-mail and password with a colon between: --as ana@example.com:password',
  ],
  [
    [URL_HERE],
    'ana@example.com:',
    '--as wants e-mail and password with a colon between: --as ana@example.com:password',
  ],
  [
    [URL_HERE],
    ':secret',
    '--as wants e-mail and password with a colon between: --as ana@example.com:password',
  ],
])('API-1 a walk to %j as %j is refused in words', (urls, account, words) => {
  expect(() => wanted(urls, account)).toThrow(words)
})
