import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const REMOTE = join(import.meta.dirname, '..')
/** Forms that nobody has to be signed in for. */
const OPEN = [
  'find-order/find-order-form.tsx',
  'orders/problem-dialog.tsx',
  'password/forgot-form.tsx',
  'password/reset-form.tsx',
  'providers/provider-register.tsx',
  'sign-in/register-form.tsx',
  'sign-in/sign-in-form.tsx',
  // What all others are made from.
  'sign-in/use-account-form.ts',
]

test('VIS-4 every form that needs the account leads to sign-in and back to itself where the session has ended', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: REMOTE,
    exclude: name => /\.test\.|fixtures|dist|node_modules/.test(name),
  })
  const plain = files.filter(file => readFileSync(join(REMOTE, file), 'utf8').includes(' useForm('))
  expect(plain.sort()).toEqual(OPEN)
})
