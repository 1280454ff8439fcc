import { rspack } from '@rspack/core'
import { expect, test } from 'vitest'
import { minified } from './second-minifier.ts'

const { RawSource, SourceMapSource } = rspack.sources

test('NFR-P a script says the same in less, and what it exports keeps its name', async () => {
  const made = await minified('a.js', new RawSource('const first=1;const second=first+2;export{second};'))
  const text = made.source().toString()
  expect(text.length).toBeLessThan(40)
  expect(await import(`data:text/javascript,${encodeURIComponent(text)}`)).toMatchObject({ second: 3 })
})

test('REL-9 a place of it is still found in the file that was written by hand', async () => {
  const map = { version: 3, sources: ['own.ts'], names: [], mappings: 'AAAA', file: 'a.js' }
  const given = new SourceMapSource('export const one=1+1;', 'a.js', JSON.stringify(map))
  const { source, map: made } = (await minified('a.js', given)).sourceAndMap()
  expect(source.toString()).toContain('2')
  expect(made).toMatchObject({ sources: ['own.ts'] })
})

test('NFR-P what is no script stops the build', async () => {
  await expect(minified('a.js', new RawSource('const ='))).rejects.toThrow('a.js')
})
