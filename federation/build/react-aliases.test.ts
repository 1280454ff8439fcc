import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { aliasesByRule } from './react-aliases.ts'

const { resolve } = createRequire(import.meta.url)
const client = await readFile(
  resolve('react-dom/client').replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
)

/** @returns what a file of React takes each name for */
const aliasesOf = (source: string): [string, string][] =>
  JSON.parse(
    runInNewContext(
      `JSON.stringify([...${/var aliases = (new Map\([\s\S]*?\)),\n {2}isJava/.exec(source)?.[1]}])`,
    ),
  )

test('NFR-P every attribute has the name that React gives it, told by a rule', () => {
  const byRule = aliasesByRule(client)
  expect(byRule.length).toBeLessThan(client.length - 1_000)
  const all = (source: string) => aliasesOf(source).toSorted(([a], [b]) => (a < b ? -1 : 1))
  expect(all(client).length).toBeGreaterThan(70)
  expect(all(byRule)).toEqual(all(client))
})

test('NFR-P another version of it stops the build until somebody has looked', () => {
  expect(() => aliasesByRule('var aliases = {};')).toThrow('React DOM has no table of attributes')
})
