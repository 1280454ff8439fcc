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
  })

test('REL-10 what others’ pages load for a point has its own bound', async () => {
  expect(await heavy(15 * 1024)).toEqual([])
  expect(await heavy(17 * 1024)).toEqual([
    expect.stringMatching(/^what fills y\.end: 17\.\d KB.*at most 16\.0 KB$/),
  ])
})
