import { expect, test } from 'vitest'
import { problemsOf, Unbuilt } from './build-problems.ts'
import { foldersOf, oneRemote } from './layout.ts'

const stats = (...errors: object[]) => ({ toJson: () => ({ errors, warnings: [] }) }) as never
const found = (error: object, layout = foldersOf('/shop')) => problemsOf(layout, 'mfe-x', stats(error))[0]?.at

test('REL-7 what does not build is told with its place below the repository', () => {
  expect(found({ message: 'no', moduleName: './pages/a.tsx', loc: '3:5' })).toEqual(['mfe-x/pages/a.tsx:3:5'])
  expect(found({ message: 'drawn ─[35:2]', moduleName: '../shared-contracts/ui/b.tsx' })).toEqual([
    'shared-contracts/ui/b.tsx:35:2',
  ])
  expect(found({ message: 'no', moduleName: './a.ts' })).toEqual(['mfe-x/a.ts'])
  expect(found({ message: 'no entry' })).toBeUndefined()
  const own = oneRemote('/clone')
  expect(found({ message: 'no', moduleName: './pages/a.tsx', loc: '3:5' }, own)).toEqual(['pages/a.tsx:3:5'])
})

test('REL-7 a first build that fails says all that is wrong', () => {
  const problems = problemsOf(
    foldersOf('/shop'),
    'mfe-x',
    stats({ message: 'no', moduleName: './a.ts' }, { message: 'b' }),
  )
  expect(new Unbuilt(problems).message).toBe('mfe-x: no\n  at mfe-x/a.ts\nmfe-x: b')
})

test('REL-7 what only servers have is told at the file that imports it', () => {
  const moduleTrace = [{ originName: './pages/a.ts' }, { originName: './remote.ts' }]
  const error = { message: 'Unhandled scheme', moduleName: 'node:fs', moduleTrace }
  expect(problemsOf(foldersOf('/shop'), 'mfe-x', stats(error))).toEqual([
    {
      of: 'mfe-x',
      kind: 'build',
      message: expect.stringMatching(/^imports node:fs, which browsers do not have/),
      at: ['mfe-x/pages/a.ts'],
    },
  ])
})
