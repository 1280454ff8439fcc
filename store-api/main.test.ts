import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const STATIC_IMPORT = /^(?:import|export) (?!type )(?:(?! from ')[\s\S])*? from '(\.[^']+)'$/gm

const LATER = ['app.ts', 'features.ts', 'housekeeping.ts', 'database/pglite.ts', 'database/postgres.ts']

/** Files that a file needs before a line of it runs, itself among them. */
function neededBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT))
    neededBy(join(dirname(file), path), found)
  return found
}

test('REL-8 a server that starts anew opens its database before it reads the code of its calls', () => {
  const needed = [...neededBy(join(import.meta.dirname, 'main.ts'))].map(file =>
    file.slice(import.meta.dirname.length + 1),
  )
  expect(needed).toContain('database/open.ts')
  expect(LATER.filter(file => needed.includes(file))).toEqual([])
})
