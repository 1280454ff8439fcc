import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { STORES } from '../fixtures/stores.ts'
import { openStore } from '../store/open.ts'
import { withOutcome } from './acts.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

test('REL-11 of each act the log says what came of it: done, never written for want of room or beaten by another, never written, or altered since', async () => {
  const at = await STORES.folder()
  try {
    const store = openStore(at.location)
    const at0 = new Date(0).toISOString()
    for (const [who, serial, text] of [
      ['Ana', 1, 'one'],
      ['Ben', 2, 'two of Ben'],
      ['Ana', 2, 'two of Ana'],
      ['Ana', 3, 'three'],
      ['Ben', 4, 'four'],
    ] as const)
      await store.appendAudit({ at: at0, who, verb: 'renew', why: 'x', serial, document: hash(text) })
    await store.writeDocument(1, 'one')
    await store.writeDocument(2, 'two of Ana')
    await store.writeDocument(3, 'three, and some')
    const acts = await withOutcome(store, await store.readAudit())
    expect(acts.map(({ who, serial, lost, fate }) => [who, serial, lost, fate])).toEqual([
      ['Ana', 1, false, null],
      ['Ben', 2, true, 'was not written, another act has its serial'],
      ['Ana', 2, false, null],
      ['Ana', 3, false, 'its document was altered since'],
      ['Ben', 4, true, 'was not written'],
    ])
  } finally {
    await at.close()
  }
})
