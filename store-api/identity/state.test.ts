import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Session } from '../session/visitor.ts'
import { checkState, makeState } from './state.ts'

const session: Session = {
  id: '0b54c0de-0000-4000-8000-000000000000',
  accountId: null,
  locale: null,
  locationId: null,
  signedInAt: null,
  createdAt: new Date(0),
  seenAt: new Date(0),
}
const signingKey = createSecretKey(Buffer.alloc(32, 7))
const at = (s: number) => ({ signingKey, now: () => new Date(Date.UTC(2026, 5, 2) + s * 1000) })

test.each([
  [-20, true],
  [0, true],
  [15 * 60, true],
  [15 * 60 + 1, false],
  [-61, false],
])(
  'ACC-8 who is back from signing in at a provider %i s later, by the clock of another server: %j',
  (s, comes) => {
    const state = makeState(at(0), session, 'wechat')
    const back = () => checkState(at(s), session, 'wechat', state)
    if (comes) expect(back).not.toThrow()
    else expect(back).toThrow('identity-missing')
  },
)
