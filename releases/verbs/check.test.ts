import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeBy } from '../fixtures/made.ts'
import { operator } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
let made: ReturnType<typeof madeBy>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  made = madeBy(release, folder.path)
  await made.live('host-shell', 'h1')
})
afterEach(() => folder.remove())

test('REL-5 names every host that does not fit: live, canary, and as a note the last good one', async () => {
  await made.live('host-shell', 'h2', { provides: '1.1.0' })
  await made.published('host-shell', 'h3', { provides: '1.2.0' })
  await release('promote', 'host-shell', 'h3', '--percent', '10')
  const dist = await builtRelease(folder.path, 'mfe-catalog', 'c1', {}, { requires: '^1.2.0' })
  const { code, data } = await release('check', dist)
  expect(code).toBe(4)
  expect(data.reasons).toEqual([
    'mfe-catalog c1 requires contract ^1.2.0; live host-shell h2 provides contract 1.1.0',
    expect.stringMatching(/^promote a host.*docs\/upgrade\.md$/),
    'note: mfe-catalog c1 requires contract ^1.2.0; last good host-shell h1 provides contract 1.0.0',
  ])
  expect(data.against).toEqual([
    'host-shell h2 (live)',
    'host-shell h3 (canary)',
    'host-shell h1 (last good)',
  ])
  // One host that visitors get is enough to be published, not to be promoted.
  expect((await release('publish', dist)).code).toBe(0)
  expect((await release('promote', 'mfe-catalog', 'c1')).code).toBe(4)
})

test.each([
  ['a later major of the contract', { provides: '2.0.0' }, { requires: '^1.0.0' }],
  ['a later React', { shared: { react: '20.0.0' } }, { shared: { react: '^19.0.0' } }],
])(
  'REL-5 of what was built for an earlier host than one with %s says to build it again',
  async (_name, host, remote) => {
    await made.live('host-shell', 'h2', host)
    const dist = await builtRelease(folder.path, 'mfe-catalog', 'c1', {}, remote)
    for (const verb of ['check', 'publish'])
      expect((await release(verb, dist)).data.reasons).toContainEqual(
        'it was built for an earlier one: install what that host provides, name its contract in `declaration.ts`, and build it again: docs/upgrade.md',
      )
  },
)

test('REL-5 names shared modules of another version, or that no host has', async () => {
  await made.live('host-shell', 'h2', { shared: { react: '19.3.0' } })
  const dist = await builtRelease(
    folder.path,
    'mfe-catalog',
    'c1',
    {},
    { shared: { react: '^20.0.0', nanostores: '^1' } },
  )
  expect((await release('check', dist)).data.reasons).toEqual([
    'mfe-catalog c1 requires react ^20.0.0, nanostores ^1; live host-shell h2 provides react 19.3.0, no nanostores',
    expect.stringMatching(/^promote a host.*docs\/upgrade\.md$/),
    'note: mfe-catalog c1 requires react ^20.0.0, nanostores ^1; last good host-shell h1 provides no react, no nanostores',
  ])
})

test('REL-5 a refusal for misfits takes three lines, however many there are: what fits not, with what else, what to do', async () => {
  const shared = (range: string) =>
    Object.fromEntries(['react', 'react-dom', 'nanostores', 'router', 'kit'].map(one => [one, range]))
  await made.live('host-shell', 'h2', { shared: shared('19.3.0') })
  for (const name of ['mfe-a', 'mfe-b', 'mfe-c']) await made.live(name, 'r1', { shared: shared('^19.0.0') })
  const host = { provides: '2.0.0', shared: shared('20.0.0') }
  const dist = await builtRelease(folder.path, 'host-shell', 'h3', {}, host)
  const { err } = await release('publish', dist)
  expect(err.split('\n')).toEqual([
    'release: host-shell h3 does not fit what is live',
    '  - live mfe-a r1 requires contract ^1.0.0, react ^19.0.0, react-dom ^19.0.0, nanostores ^19.0.0, 2 more; host-shell h3 provides contract 2.0.0, react 20.0.0, react-dom 20.0.0, nanostores 20.0.0, 2 more; nor do these fit: mfe-b r1, mfe-c r1',
    '  - promote a release of the remote that fits first, or give both to one command: docs/upgrade.md',
  ])
})

test('REL-5 names paths and slots that another channel owns, and those that would be gone', async () => {
  await made.live('mfe-catalog', 'c1', { paths: { '/': 'home', '/store/:id': 'product' } })
  await made.live('mfe-checkout', 'o1', { paths: { '/checkout': 'start' }, slots: { 'mini-cart': 'cart' } })
  const dist = await builtRelease(folder.path, 'mfe-checkout', 'o2', {}, { paths: { '/store/:name': 'x' } })
  const { data } = await release('check', dist)
  expect(data.reasons).toEqual([
    'path /store/:id belongs to live mfe-catalog c1',
    'path /checkout of mfe-checkout o1 would be gone; --allow-gone if that is meant',
    'slot mini-cart of mfe-checkout o1 would be gone; --allow-gone if that is meant',
    'note: path /store/:name names no sample address: the browser gate makes one up',
  ])
  await made.published('mfe-checkout', 'o3')
  expect((await release('promote', 'mfe-checkout', 'o3')).code).toBe(4)
  expect((await release('promote', 'mfe-checkout', 'o3', '--allow-gone')).code).toBe(0)
  // Going back brings the paths back and is never held up by any.
  expect((await release('rollback', 'mfe-checkout')).code).toBe(0)
})

test('REL-5 names a point that another channel offers, one that would be gone, and what fills one that nobody offers', async () => {
  const fill = { part: 'hint', order: 1, within: 100 }
  const paths = { '/checkout/cart': 'cart' }
  await made.live('mfe-checkout', 'o1', { paths, offers: { 'cart.below-lines': '/checkout/cart' } })
  const reasons = async (name: string, id: string, more: Parameters<typeof builtRelease>[4]) =>
    (await release('check', await builtRelease(folder.path, name, id, {}, more))).data.reasons
  expect(await reasons('mfe-catalog', 'c1', { offers: { 'cart.below-lines': '/' } })).toEqual([
    'point cart.below-lines belongs to live mfe-checkout o1',
  ])
  expect(await reasons('mfe-checkout', 'o2', { paths })).toEqual([
    'point cart.below-lines of mfe-checkout o1 would be gone; --allow-gone if that is meant',
  ])
  const fills = { 'cart.below-lines': fill, 'cart.end': fill }
  const dist = await builtRelease(folder.path, 'mfe-catalog', 'c2', {}, { fills })
  expect((await release('publish', dist)).data.notes).toEqual([
    'fills cart.end, which no release in service offers: nobody sees it',
  ])
})

test('REL-5 of a published release says what it fits', async () => {
  await made.published('mfe-catalog', 'c1')
  expect((await release('check', 'mfe-catalog', 'c1')).data).toMatchObject({
    ok: true,
    against: ['host-shell h1 (live)'],
  })
  expect((await release('check', folder.path)).code).toBe(4)
})
