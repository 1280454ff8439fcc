import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import type { HostRequest } from 'shared-contracts/remote/host.ts'
import { expect, test, vi } from 'vitest'
import { release as releaseOf, remoteModule } from '../fixtures/visit.ts'
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

test('LNG-1 a page has its own messages beside those of every page, in the language that the document names in the end', async () => {
  const release = releaseOf('mfe-x', 'x1', { '/x': 'x', '/y': 'y' })
  const table = (words: string) => async () => ({ default: { words } })
  const remote = {
    ...remoteModule('mfe-x', { '/x': async () => ({}) }),
    declaration: { name: 'mfe-x', requires: '^2.1.0', paths: release.paths, slots: {} },
    messages: Object.fromEntries(
      ['en', 'zh'].flatMap(lng => ['', '-x', '-y'].map(page => [lng + page, table(lng + page)])),
    ),
  }
  const taken: string[] = []
  let language: 'en' | 'zh' = 'en'
  const areas = createServerAreas({
    federation: {
      loadRemote: async () => remote,
      loadPart: (_: unknown, load: () => unknown) => load(),
    } as never,
    input: {
      composition: { serial: 1, remotes: { 'mfe-x': release }, lastGood: {} },
      nodeEntry: async () => 'file:///x/entry.mjs',
      report: vi.fn(),
    } as unknown as HostRequest,
    language: () => language,
    take: (lng, { words }) => taken.push(`${lng} ${words}`),
  })
  await areas.load('/x')
  expect(taken).toEqual(['en en', 'en en-x'])
  language = 'zh'
  await areas.prepare()
  expect(taken.slice(2)).toEqual(['zh zh', 'zh zh-x'])
})
