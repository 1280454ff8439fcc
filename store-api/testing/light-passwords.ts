import crypto, { type Argon2Parameters } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { argon2 } = crypto
type Done = Parameters<typeof argon2>[2]

/** A shop of tests hashes a thousand passwords, none of which is worth 40 ms; what a real one costs: account/password.test.ts. */
Object.assign(crypto, {
  argon2: (algorithm: 'argon2id', given: Argon2Parameters, done: Done) =>
    argon2(algorithm, { ...given, memory: 8, passes: 1 }, done),
})
syncBuiltinESMExports()
