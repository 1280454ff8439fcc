import { expect, test } from 'vitest'
import { loggedProblem } from './in-sources.ts'
import { isTold, toldProblems } from './told-failures.ts'

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

test('REL-10 what a page told, and wrote in its console too, is one fault; what it wrote alone is another', () => {
  const told = toldProblems([
    { phase: 'load', message: 'mfe-a@a1 failed in load: no declaration' },
    { phase: 'render', message: 'error #130; visit https://react.dev/errors/130 for more', path: '/tea' },
  ])
  const wrote = (text: string) => isTold(loggedProblem(text, 'http://gate/tea:1:2'), told)
  expect(wrote('mfe-a@a1 failed in load: mfe-a@a1 failed in load: no declaration\n    at x.js:1:2')).toBe(
    true,
  )
  expect(
    wrote('mfe-a@a1 failed in render: error #130; visit https://react.dev/errors/130?args[]=a for more'),
  ).toBe(true)
  expect(wrote('mfe-a@a1 failed in render: no declaration')).toBe(false)
  expect(wrote('mfe-a@a1 failed in load: no')).toBe(false)
  expect(wrote('no declaration')).toBe(false)
})

test('REL-10 a loader that stalled once is no fault; one that stalls again is, and says where', () => {
  const stalled = { phase: 'loader' as const, message: 'the loader did nothing for 2000 ms', path: '/tea' }
  expect(toldProblems([stalled])).toEqual([])
  expect(toldProblems([stalled, stalled])).toMatchObject([
    { words: '/tea: fails in loader: the loader did nothing for 2000 ms' },
  ])
})
