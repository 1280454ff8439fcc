import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** @returns `argon2id$memory$passes$salt$hash`, so that the cost can be raised later */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { ...COST, message: password.normalize('NFC'), nonce })
  return ['argon2id', COST.memory, COST.passes, nonce.toString('base64url'), hash.toString('base64url')].join(
    '$',
  )
}

/** A stored hash no password has: checking against it takes the time of a real check. */
export const NO_ACCOUNT = `argon2id$${COST.memory}$${COST.passes}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive('argon2id', {
    ...COST,
    memory: Number(memory),
    passes: Number(passes),
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64url'),
  })
  return timingSafeEqual(expected, actual)
}
