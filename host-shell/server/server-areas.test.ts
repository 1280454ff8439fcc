import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { HostRequest } from 'shared-contracts/remote/host.ts'
import { expect, test, vi } from 'vitest'
import { createServerAreas } from './server-areas.ts'

test('REL-14 a remote built for browsers alone is left to the browser: nothing of it is run, and nothing is reported', async () => {
  const run = vi.fn(() => Promise.reject(new Error('run')))
  const report = vi.fn()
  const release = {
    name: 'mfe-x',
    release: 'x1',
    paths: { '/x': 'x' },
    slots: {},
    browserOnly: true,
  } as unknown as PublishedRelease
  const composition = { serial: 1, remotes: { 'mfe-x': release }, lastGood: { 'mfe-x': [release] } }
  const areas = createServerAreas({
    federation: { loadRemote: run, loadPart: run },
    input: { composition, nodeEntry: run, report } as unknown as HostRequest,
    language: () => 'en',
    take: () => {},
  })
  expect(await areas.load('/x')).toEqual({ status: 'pending', remote: 'mfe-x' })
  await areas.prepare()
  expect([run.mock.calls, report.mock.calls]).toEqual([[], []])
})
