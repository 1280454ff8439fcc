import { compose } from 'releases/composition'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import type { Shop } from '../fixtures/shop.ts'

let shop: Shop
let built: Awaited<ReturnType<typeof buildEdge>>
beforeEach(async () => {
  shop = await openCanaryShop(30)
  built = await buildEdge(readConfig({ ...operatorEnv(shop.folder), ...shop.env }))
})
afterEach(async () => {
  await built.app.close()
  await shop.close()
})

const ask = (known?: unknown) =>
  built.app.inject({
    url: '/.well-known/releases.json',
    ...(known !== undefined && { headers: { 'if-none-match': String(known) } }),
  })

test('REL-4 REL-12 a page that has the list of releases from before learns what this edge has taken off by itself', async () => {
  const { edge } = built
  const before = await ask()
  expect(before.json().remotes['mfe-x'].active).toEqual(['x1', 'x2'])
  expect((await ask(before.headers.etag)).statusCode, 'nothing is new').toBe(304)
  const document = await edge.live.current()
  if (!document) throw new Error('no document')
  for (let i = 0; i < 300; i++) {
    const composition = compose(document, `visitor-${i}`)
    edge.tally.viewed(`visitor-${i}`, `10.0.${i >> 8}.${i & 255}`, composition)
    if (composition.remotes['mfe-x']?.release === 'x2')
      edge.tally.failed(`visitor-${i}`, 'mfe-x', 'x2', 'page')
  }
  // A pause: the document stays as it is.
  await edge.evaluateCanaries()
  const after = await ask(before.headers.etag)
  expect(after.statusCode).toBe(200)
  expect(after.json()).toMatchObject({ serial: document.serial, remotes: { 'mfe-x': { active: ['x1'] } } })
})
