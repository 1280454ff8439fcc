import { expect, test } from 'vitest'
import { randomText } from './random.ts'

test('NFR-S no random text is given twice, however many are drawn at once', () => {
  const nonces = Array.from({ length: 1_000 }, () => randomText(18, 'base64'))
  expect(new Set(nonces).size).toBe(nonces.length)
  for (const nonce of nonces)
    expect(Buffer.from(nonce, 'base64').filter(byte => byte !== 0).length).toBeGreaterThan(8)
  expect(randomText(16, 'base64url')).toMatch(/^[\w-]{22}$/)
})
