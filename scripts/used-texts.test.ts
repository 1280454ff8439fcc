import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PACKAGES = '{host-shell,mfe-*,shared-contracts}'
const TEXT = /^\s*'((?:shell|account|catalog|checkout|confirmation|kit)\.[\w.-]+)':(?=\s+['"`]|\n)/gm

/** A name below a whole remote's is made only where its rest stands in the code. */
const isMade = (name: string, begin: string, code: string) =>
  name.startsWith(begin) && (/\.\w/.test(begin) || code.includes(`'${name.slice(begin.length)}'`))

test('LNG-2 every text that a page has is asked for by its code', () => {
  const files = globSync(`${PACKAGES}/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist', '**/*.test.*', '**/fixtures', '**/testing'],
  })
  const sources = files.map(file => readFileSync(join(ROOT, file), 'utf8'))
  const texts = new Set(sources.flatMap(source => [...source.matchAll(TEXT)].map(([, key = '']) => key)))
  expect(texts.size).toBeGreaterThan(1000)
  const code = sources.map(source => source.replace(TEXT, '')).join('\n')
  const begins = [...code.matchAll(/`([a-z]+\.[\w.-]*)\$\{/g)].map(([, begin = '']) => begin)
  const unasked = [...texts].filter(key => {
    const name = key.replace(/_(?:one|other)$/, '')
    return !code.includes(`'${name}'`) && !begins.some(begin => isMade(name, begin, code))
  })
  expect(unasked).toEqual([])
})
