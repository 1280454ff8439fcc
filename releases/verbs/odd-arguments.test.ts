import { afterEach, beforeEach, expect, test } from 'vitest'
import { operator } from '../fixtures/operator.ts'
import { temporaryFolder } from '../fixtures/release.ts'

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
