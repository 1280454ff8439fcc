import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** What these export is counted by the snapshots of `npm run contract`: other repositories may use it. */
const PUBLIC = /^(?:shared-contracts|federation)\//
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class) ([\w$]+)/gm
const KNOWN = [
  // Nobody's to use: it does not compile while something is missing.
  'store-api/features.ts ALL_ANSWERED',
  // In the text of a file that a test writes.
  'scripts/packages/own-repository.soak.ts Mark',
]

test('what a file exports is named in another one', () => {
  const files = globSync('**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist', '**/.cache', '**/.data', '**/*.d.ts'],
  })
  const texts = new Map(files.map(file => [file, readFileSync(join(ROOT, file), 'utf8')]))
  const users = new Map<string, number>()
  for (const text of texts.values())
    for (const word of new Set(text.match(/[\w$]+/g))) users.set(word, (users.get(word) ?? 0) + 1)
  const exported = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(EXPORT)].map(([, name = '']) => ({ file, name })),
  )
  expect(exported.length).toBeGreaterThan(2000)
  const unused = exported
    .filter(({ file, name }) => !PUBLIC.test(file) && users.get(name) === 1)
    .map(({ file, name }) => `${file} ${name}`)
  expect(unused.filter(one => !KNOWN.includes(one))).toEqual([])
})
