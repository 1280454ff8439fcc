import { expect, test } from 'vitest'
import { tokenOf } from './token-of.ts'

const TOKEN = 'a1_-'.repeat(10).concat('xyz')

test('ACC-1 the token of a reset link is read from the fragment alone', () => {
  expect(tokenOf(`#token=${TOKEN}`)).toBe(TOKEN)
  for (const hash of ['', '#', '#token=', '#token=short', `#${TOKEN}`, `#token=${TOKEN}x`, '#token=%00'])
    expect(tokenOf(hash), hash).toBeNull()
})
