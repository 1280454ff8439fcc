import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { manifestFor } from '../fixtures/release.ts'
import { tooHeavy } from './page-bytes.ts'

const fill = { part: 'hint', order: 1, within: 100 }
const more = { fills: { 'y.end': fill }, chunks: { hint: ['web/hint.js'] } }
const candidate = manifestFor('mfe-x', 'x1', {}, more)
const heavy = (bytes: number) =>
  tooHeavy({
    candidate,
    read: async path => (path === 'web/hint.js' ? randomBytes(bytes) : null),
    live: null,
    maps: async () => null,
  })

test('REL-10 what others’ pages load for a point has its own bound', async () => {
  expect(await heavy(15 * 1024)).toEqual([])
  expect(await heavy(17 * 1024)).toEqual([
    expect.stringMatching(/^what fills y\.end: 17\.\d KB.*at most 16\.0 KB$/),
  ])
})

test('REL-10 a picture or data that a script names has its own bound, and is no news where it was live', async () => {
  const files = { 'web/tea.bin': 'x', 'web/cup.bin': 'x', 'node/tea.bin': 'x' }
  const named = manifestFor('mfe-x', 'x2', files)
  const read = async (path: string) => (path.endsWith('tea.bin') ? randomBytes(300 * 1024) : Buffer.from('x'))
  const maps = async () => null
  expect(await tooHeavy({ candidate: named, read, live: null, maps })).toEqual([
    expect.stringMatching(/^web\/tea\.bin: 300\.\d KB, at most 256\.0 KB in one file$/),
  ])
  const release = { ...named, release: 'x1', base: '/r/mfe-x/x1/', publishedAt: '2030-01-01T00:00:00Z' }
  expect(await tooHeavy({ candidate: named, read, live: { release, read }, maps })).toEqual([])
})
