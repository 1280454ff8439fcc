import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newestDocument } from '../document/newest.ts'
import { pastDocument } from '../document/past.ts'
import { openWorkspace, readDocument } from '../document/read.ts'
import { operatorEnv, operatorWith } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { run } from '../run.ts'
import { readSettings } from '../settings.ts'
import { privateKeyOf, publicHalf, publicKeyOf, trustOf } from '../signing/keys.ts'
import { linkKeys } from '../verbs/previews/given-out.ts'
import { overlap } from './taken-from-others.ts'
import { signersOf, signTeamKeys, teamKeysIn } from './team-keys.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const NAME = 'mfe-catalog'
function pair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  const { id, text: open } = publicHalf(publicKey)
  return { id, secret, open }
}
const [ana, ben, carl, team] = [pair(), pair(), pair(), pair()]

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

/** Two operators with a key each; whoever reads asks for `threshold` of them. */
const envOf = (who: NodeJS.ProcessEnv, threshold = 2): NodeJS.ProcessEnv => ({
  ...operatorEnv(folder.path),
  RELEASE_PUBLIC_KEY: `${ana.open},${ben.open}`,
  RELEASE_THRESHOLD: String(threshold),
  ...who,
})
const by = (who: { secret: string }, threshold = 2) =>
  operatorWith(envOf({ RELEASE_SIGNING_KEY: who.secret }, threshold))
const asTeam = (threshold = 2) => operatorWith(envOf({ RELEASE_TEAM_KEY: team.secret }, threshold))
const settings = () => readSettings(envOf({}))
const document = () => readDocument(openWorkspace(settings()))
async function live(release: ReturnType<typeof by>) {
  for (const [name, id] of [
    ['host-shell', 'h001'],
    [NAME, 'c001'],
  ] as const) {
    await release('publish', await builtRelease(folder.path, name, id))
    expect((await release('promote', name, id)).err).toBe('')
  }
}
const add = (release: ReturnType<typeof by>) =>
  release('team', 'add', NAME, team.open, '--until', inDays(30).toISOString())
const holding = async () => [...teamKeysIn((await document()).teams, await trustOf(settings())).keys()]

describe('REL-13 where two operators must agree to a team’s key', () => {
  test('it holds once the second has signed; the first alone, or twice, does not do', async () => {
    await live(by(ana))
    expect((await add(by(ana))).data).toMatchObject({ changed: true, holds: false })
    await by(ana)('team', 'sign')
    expect(await holding()).toEqual([])
    const refused = await asTeam()('publish', await builtRelease(folder.path, NAME, 'c002'))
    expect(refused).toMatchObject({ code: 5 })
    expect((await by(ben)('team', 'sign')).data).toMatchObject({ changed: true, holds: true })
    expect(await holding()).toEqual([team.id])
    expect((await asTeam()('publish', await builtRelease(folder.path, NAME, 'c002'))).err).toBe('')
    expect((await by(ana)('team', 'list')).data).toMatchObject({
      keys: [{ id: team.id, name: NAME, holds: true }],
      signers: [ana.id, ben.id],
    })
  })

  test('REL-7 its links hold for as long as it does', async () => {
    await live(by(ana))
    await add(by(ana))
    await by(ben)('team', 'sign')
    const holds = async (days: number) => {
      const clock = { settings: settings(), now: () => inDays(days) }
      return (await linkKeys(clock, await document())).has(team.id)
    }
    expect([await holds(29), await holds(31)]).toEqual([true, false])
  })

  test('of a remote without keys nothing is taken back and nothing waits; a name that nobody knows is refused', async () => {
    await live(by(ana))
    const none = await by(ana)('team', 'remove', NAME)
    expect([none.code, none.data.changed]).toEqual([0, false])
    expect(none.out).not.toContain('signed by')
    expect((await by(ana)('team', 'remove', 'mfe-nobody')).code).toBe(4)
  })

  test('taking it back by one leaves it in force until the second signs, and a freeze keeps it out meanwhile', async () => {
    await live(by(ana))
    await add(by(ana))
    await by(ben)('team', 'sign')
    const removed = await by(ana)('team', 'remove', NAME)
    expect(removed.data).toMatchObject({ holds: false })
    expect(await holding()).toEqual([team.id])
    await by(ana)('freeze', NAME, '--reason', 'stolen key')
    expect((await asTeam()('publish', await builtRelease(folder.path, NAME, 'c002'))).code).toBe(4)
    await by(ben)('team', 'sign')
    expect(await holding()).toEqual([])
  })

  test('an operators’ key that is trusted no more counts no more; those who are left sign anew', async () => {
    await live(by(ana))
    await add(by(ana))
    await by(ben)('team', 'sign')
    await by(ana)('renew')
    const left = { ...envOf({}), RELEASE_PUBLIC_KEY: ana.open }
    const trust = await trustOf(readSettings(left))
    expect([...teamKeysIn((await document()).teams, trust).keys()]).toEqual([])
    const alone = operatorWith({ ...left, RELEASE_SIGNING_KEY: ana.secret, RELEASE_THRESHOLD: '1' })
    expect((await alone('team', 'list')).data).toMatchObject({ keys: [{ id: team.id, holds: true }] })
    const two = operatorWith({ ...left, RELEASE_SIGNING_KEY: ana.secret })
    expect((await two('team', 'list')).data).toMatchObject({ keys: [{ id: team.id, holds: false }] })
  })

  test('REL-11 who enters a key again that holds no more is not told that it holds, nor to wait for another', async () => {
    await live(by(ana, 1))
    const again = ['team', 'add', NAME, team.open, '--until', inDays(30).toISOString()]
    await by(ana, 1)(...again)
    const left = { ...envOf({ RELEASE_SIGNING_KEY: ben.secret }, 1), RELEASE_PUBLIC_KEY: ben.open }
    await by(ben, 1)('renew')
    const { out } = await run(again, left)
    expect(out).toMatch(/ is entered for .*\nsigned by 0 of 1 operators: .* one more, who may be you, gives/)
    await operatorWith(left)('team', 'sign')
    expect((await run(again, left)).out).toMatch(/ may move .* already$/m)
  })

  test('after the operators’ key was changed teams are out until an operator has signed theirs anew', async () => {
    await live(by(ana, 1))
    await add(by(ana, 1))
    const both = { ...envOf({}, 1), RELEASE_SIGNING_KEY: carl.secret }
    expect((await operatorWith(both)('renew', '--reason', 'stolen key')).err).toBe('')
    const env = { ...both, RELEASE_PUBLIC_KEY: carl.open }
    const { RELEASE_SIGNING_KEY: _none, ...own } = { ...env, RELEASE_TEAM_KEY: team.secret }
    const dist = await builtRelease(folder.path, NAME, 'c002')
    expect((await operatorWith(own)('publish', dist)).code).toBe(5)
    expect((await operatorWith(env)('team', 'list')).data).toMatchObject({
      keys: [{ holds: false }],
      signers: [],
    })
    expect((await operatorWith(env)('team', 'sign')).data).toMatchObject({ changed: true, holds: true })
    expect((await operatorWith(own)('publish', dist)).err).toBe('')
  })

  test('signatures are of the keys as they are written, each operator once', () => {
    const keys = { payload: '{"version":1,"keys":{}}', signatures: [] }
    const trust = { keys: new Map([ana, ben].map(({ id, open }) => [id, publicKeyOf(open)])) }
    const once = signTeamKeys(keys, privateKeyOf(ana.secret))
    const twice = signTeamKeys(once, privateKeyOf(ana.secret))
    expect(signersOf({ ...twice, signatures: [...twice.signatures, ...once.signatures] }, trust)).toEqual([
      ana.id,
    ])
    expect(signersOf({ ...once, payload: once.payload.replace('1', '2') }, trust)).toEqual([])
    const lent = once.signatures.map(({ signature }) => ({ keyId: ben.id, signature }))
    expect(signersOf({ ...once, signatures: lent }, trust)).toEqual([])
  })
})

test('REL-13 REL-7 a team is told what a page was made of, and that the link to see it again is an operator’s to make', async () => {
  await live(by(ana, 1))
  await add(by(ana, 1))
  const said = async (key: NodeJS.ProcessEnv, ...more: string[]) =>
    (await run(['why', '4', ...more], envOf(key, 1))).out
  const ofTeam = { RELEASE_TEAM_KEY: team.secret }
  expect(await said(ofTeam)).toContain('c001')
  expect(await said(ofTeam)).toMatch(/a link to see it again is for an operator to make: .+/)
  expect(await said(ofTeam, '--dry-run')).toContain('no link is made in a dry run')
  expect(await said({ RELEASE_SIGNING_KEY: ana.secret })).toMatch(/see it again, until .+:\nhttp.+preview=/)
})

test('REL-13 a key that has run out signs nothing more, and what it wrote before is known by its serial', async () => {
  await live(by(ana, 1))
  await add(by(ana, 1))
  await asTeam(1)('publish', await builtRelease(folder.path, NAME, 'c002'))
  const one = { ...settings(), threshold: 1 }
  const { store } = openWorkspace(one)
  const { serial } = await readDocument(openWorkspace(one))
  const before = await newestDocument(store, one, inDays(29))
  expect(before).toMatchObject({ document: { serial }, setAside: [] })
  const after = await newestDocument(store, one, inDays(31))
  expect(after).toMatchObject({ document: { serial: serial - 1 }, setAside: [{ serial }] })
  expect((await pastDocument(store, one, serial))?.remotes[NAME]?.releases.c002?.by).toBe(team.id)
})

test.each([
  ['/a', '/a', true],
  ['/a', '/b', false],
  ['/a', '/a/b', false],
  ['/store/product/:id', '/store/product/hamper', true],
  ['/store/:x/:y', '/store/product/:id', true],
  ['/store/*', '/store/product/:id', true],
  ['/store', '/store/*', true],
  ['/other/*', '/store/product', false],
  ['/:lang?/store', '/store', true],
  ['/store/:tab?', '/store', true],
  ['/Store', '/store/', true],
])('REL-13 %s and %s have addresses in common: %s', (one, other, expected) => {
  expect(overlap(one, other)).toBe(expected)
  expect(overlap(other, one)).toBe(expected)
})
