import { expect, test } from 'vitest'
import { readMaps } from '../maps/mapped-stack.ts'
import { inSources, isPlaced, loggedProblem } from './in-sources.ts'

/** Column 11 of the first line is line 41, column 3 of the source. */
const map = (source: string) => ({ version: 3, sources: [source], names: [], mappings: 'AAAA,UAwCE' })
const MAPS: Record<string, string> = {
  'mfe-a/a1/maps/web/page.js.map': '../../../pages/tea.tsx',
  'mfe-a/a1/maps/web/kit.js.map': '../../../../shared-contracts/ui/button.tsx',
  'host-shell/h1/maps/web/entry.js.map': '../../../areas/area-view.tsx',
}
const maps = readMaps({
  readFile: async path => (MAPS[path] ? Buffer.from(JSON.stringify(map(MAPS[path]))) : null),
})
const at = (file: string) => `    at x (http://127.0.0.1:7/r/${file}:1:11)`
const told = (words: string, ...frames: string[]) =>
  inSources(maps, { words, stack: ['TypeError: no tea', ...frames].join('\n') }, 'mfe-a')

test('REL-9 a refusal names the innermost place in the sources of the release that is tried', async () => {
  const said = await told('throws: no tea', at('host-shell/h1/web/entry.js'), at('mfe-a/a1/web/page.js'))
  expect(said).toBe('throws: no tea (mfe-a pages/tea.tsx:41:3)')
  expect(isPlaced(said)).toBe(true)
  // What it has from others comes second.
  expect(await told('throws: no tea', at('mfe-a/a1/web/kit.js'), at('mfe-a/a1/web/page.js'))).toBe(said)
  expect(await told('throws: no tea', at('mfe-a/a1/web/kit.js'))).toBe(
    'throws: no tea (mfe-a shared-contracts/ui/button.tsx:41:3)',
  )
})

test('REL-9 without a map it names the file, without a stack of the release nothing', async () => {
  expect(await told('throws: no tea', at('mfe-a/a1/web/unmapped.js'))).toBe(
    'throws: no tea (/r/mfe-a/a1/web/unmapped.js:1:11)',
  )
  const nowhere = await told('throws: no tea', at('host-shell/h1/web/entry.js'))
  expect(nowhere).toBe('throws: no tea')
  expect(isPlaced(nowhere)).toBe(false)
  expect(isPlaced(await told('x', at('mfe-a/a1/web/unmapped.js')))).toBe(false)
})

test('REL-9 of what a host tells of a failure, and of what a page logs, the words are kept and the stack becomes a place', async () => {
  const text = `mfe-a@a1 failed in render: no tea\nTypeError: no tea\n${at('mfe-a/a1/web/page.js')}`
  const report = loggedProblem(text, 'http://127.0.0.1:7/r/host-shell/h1/web/entry.js:1:11')
  expect(await inSources(maps, report, 'mfe-a')).toBe(
    'logs: mfe-a@a1 failed in render: no tea (mfe-a pages/tea.tsx:41:3)',
  )
  const own = loggedProblem('not so\n  but so', 'http://127.0.0.1:7/r/mfe-a/a1/web/page.js:1:11')
  expect(await inSources(maps, own, 'mfe-a')).toBe('logs: not so\n  but so (mfe-a pages/tea.tsx:41:3)')
})
