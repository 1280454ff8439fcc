import { expect, test } from 'vitest'
import { release } from '../fixtures/visit.ts'
import { type CodeFolders, filledIn, noteFolder, releaseIn } from './drawn-by.ts'

const folders: CodeFolders = new Map()
for (const name of ['mfe-a', 'mfe-b'])
  noteFolder(folders, release(name, 'r1'), `file:///code/${name}/r1/hash/node/entry.mjs`)
const frame = (name: string) => `    at Part (file:///code/${name}/r1/hash/node/x.mjs:1:1)\n`

test('REL-3 what throws is at fault by its innermost code, and nobody by code that is no remote’s', () => {
  expect(releaseIn(`Error: x\n${frame('mfe-b')}${frame('mfe-a')}`, folders)?.name).toBe('mfe-b')
  expect(releaseIn('Error: x\n    at y (node:internal:1:1)', folders)).toBeNull()
})

test('REL-1 who fills something of a page stands in its HTML', () => {
  const twice = '<div data-filled="mfe-b"><p>x</p></div>'.repeat(2)
  const html = `${twice}<p>data-filled=&quot;mfe-c&quot;</p>`
  expect(filledIn(html)).toEqual(['mfe-b'])
})
