import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operator, operatorEnv, operatorWith } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
})
afterEach(() => folder.remove())

test.each([
  [['rollout', 'mfe-x', 'x1', '--advance'], 'usage: rollout'],
  [['rollout', '--advance', '--policy', 'steps.json'], 'usage: rollout'],
  [['rollout', '--advance', '--replace'], 'usage: rollout'],
  [['renew', '--when-due', '--new-key'], '--when-due makes no key'],
  [['renew', '--when-due', '--clock-is-right', '--reason', 'x'], '--when-due makes no key'],
  [['team', 'list', 'mfe-x'], 'usage: team'],
  [['team', 'sign', 'mfe-x'], 'usage: team'],
  [['team', 'key', 'mfe-x', 'mfe-y'], 'usage: team'],
  [
    ['publish', 'dist', '--to', 'shop.example'],
    '--to must be the https:// address of an edge, not "shop.example"',
  ],
])('REL-11 %j is not understood: a part of it would have been passed over', async (argv, words) => {
  const { code, data } = await release(...argv)
  expect([code, data.outcome, data.message]).toEqual([2, 'usage', expect.stringContaining(words)])
})

test('REL-7 pictures of a release for which no folder can be made are refused before its pages are opened', async () => {
  const file = join(folder.path, 'file')
  await writeFile(file, '')
  const dist = await builtRelease(folder.path, 'host-shell', 'h1')
  const { code, data } = await release('publish', dist, '--api', 'http://127.0.0.1:9', '--pictures', file)
  expect([code, data.message]).toEqual([4, `the folder ${file} cannot be made: ${file} is no folder`])
})

test.each(['RELEASE_SIGNING_KEY', 'RELEASE_TEAM_KEY', 'RELEASE_PUBLIC_KEY'])(
  'REL-11 a key that is none is refused by the name of the setting that holds it: %s',
  async setting => {
    await release('publish', await builtRelease(folder.path, 'host-shell', 'h001'))
    const odd = operatorWith({ ...operatorEnv(folder.path), [setting]: 'no key' })
    const { code, data } = await odd('promote', 'host-shell', 'h001')
    expect([code, data.message]).toEqual([5, `${setting} cannot be read: PEM or base64 of ed25519 is needed`])
  },
)

test.each(['publish', 'check'])(
  'REL-11 what is to be fitted into a store with nothing in it is told that this may be another store: %s',
  async verb => {
    const { code, data } = await release(verb, await builtRelease(folder.path, 'mfe-x', 'x1'))
    expect(code).toBe(4)
    expect(data.reasons).toContain(
      `nothing is in the store at ${join(folder.path, 'store')}; RELEASE_STORE or DATA_DIR name another`,
    )
  },
)

/** With its store, and then with its keys, below a folder. */
async function placedBelow(below: string) {
  const env = operatorEnv(folder.path)
  const dist = await builtRelease(folder.path, 'host-shell', 'h1')
  return [
    await operatorWith({ ...env, RELEASE_STORE: join(below, 'store') })('publish', dist),
    await operatorWith({ ...env, RELEASE_KEYS: join(below, 'keys') })('team', 'key', 'mfe-x'),
  ] as const
}

test('REL-11 a store or a key below a file is refused at once, in words', async () => {
  const file = join(folder.path, 'file')
  await writeFile(file, '')
  const [store, key] = await placedBelow(file)
  expect([store.code, store.data.message]).toEqual([2, `RELEASE_STORE must be a folder, and ${file} is none`])
  expect([key.code, key.data.message]).toEqual([1, expect.stringContaining(`the folder ${file}`)])
  expect(key.data.message).toContain('cannot be made: ')
})

test.runIf(process.platform === 'linux')(
  'REL-11 a store or a key where the system makes no folder is refused at once, in words',
  async () => {
    for (const { code, data } of await placedBelow('/proc/arcade')) {
      expect(code).toBe(1)
      expect(data.message).toContain('the folder /proc/arcade')
      expect(data.message).toContain('cannot be made: ')
    }
  },
)

test('REL-11 unblocking a release that nobody has published is refused; one that is not blocked needs nothing', async () => {
  await release('publish', await builtRelease(folder.path, 'host-shell', 'h001'))
  const mistyped = await release('unblock', 'host-shell', 'h002', '--reason', 'x')
  expect([mistyped.code, mistyped.data.message]).toEqual([4, 'host-shell has no release "h002"'])
  const needless = await release('unblock', 'host-shell', 'h001', '--reason', 'x')
  expect([needless.code, needless.data.changed]).toEqual([0, false])
  await release('block', 'host-shell', 'h001', '--reason', 'x')
  const { code, data } = await release('unblock', 'host-shell', 'h0', '--reason', 'x')
  expect([code, data.changed]).toEqual([0, true])
})
