import { expect, test } from 'vitest'
import { toldProblems } from './told-failures.ts'

const thrown = (path: string, column: number) => ({
  phase: 'loader' as const,
  message: `mfe-a@a1 failed in loader: no tea\n    at loader (tea.js:1:${column})`,
  path,
})

test('REL-10 what a release fails in is told once, with the pages that it was seen on', () => {
  const paths = ['/tea', '/tea', '/cup', '/pot', '/tray', '']
  expect(toldProblems(paths.map(thrown))).toEqual([
    { words: '/tea, /cup, /pot and 1 more: fails in loader: no tea', stack: thrown('/tea', 0).message },
  ])
  expect(toldProblems([thrown('', 1)])).toMatchObject([{ words: 'fails in loader: no tea' }])
})

test('REL-10 a loader that stalled once is no fault; one that stalls again is, and says where', () => {
  const stalled = { phase: 'loader' as const, message: 'the loader did nothing for 2000 ms', path: '/tea' }
  expect(toldProblems([stalled])).toEqual([])
  expect(toldProblems([stalled, stalled])).toMatchObject([
    { words: '/tea: fails in loader: the loader did nothing for 2000 ms' },
  ])
})
