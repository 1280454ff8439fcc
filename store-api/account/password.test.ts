import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'

const work = vi.spyOn(crypto, 'argon2')
syncBuiltinESMExports()
const { hashPassword, isPassword, NO_ACCOUNT } = await import('./password.ts')

const COST = { memory: 19_456, passes: 2, parallelism: 1 }

test('ACC-1 a password is hashed by argon2id with 19 MiB and two passes, and that is what it is checked against', async () => {
  const stored = await hashPassword('correct horse')
  const [, , , salt = '', hash] = stored.split('$')
  const asked = { ...COST, tagLength: 32, message: 'correct horse', nonce: Buffer.from(salt, 'base64url') }
  expect(hash).toBe(crypto.argon2Sync('argon2id', asked).toString('base64url'))
  expect(await isPassword('correct horse', stored)).toBe(true)
  expect(await isPassword('wrong horse', stored)).toBe(false)
})

test('ACC-1 a guess at nobody’s account costs as much as one at somebody’s', async () => {
  const stored = await hashPassword('correct horse')
  work.mockClear()
  expect([await isPassword('guess', stored), await isPassword('guess', NO_ACCOUNT)]).toEqual([false, false])
  expect(work.mock.calls).toEqual([
    ['argon2id', expect.objectContaining(COST), expect.any(Function)],
    ['argon2id', expect.objectContaining(COST), expect.any(Function)],
  ])
})
