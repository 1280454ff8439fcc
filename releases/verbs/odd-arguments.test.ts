import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operator } from '../fixtures/operator.ts'
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
