import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTestCode } from './rooms.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The one place that writes them. */
const PLACE = 'shared-contracts/release/well-known.ts'
const LITERAL = /['"`(]\/?\\?\/?\\?\.well-known\\?\//

test('REL-7 an address that edges, pages and the operators’ command share is written in one place', () => {
  const files = globSync(
    '{edge,federation,host-shell,mfe-*,releases,scripts,shared-contracts}/**/*.{ts,tsx,mjs}',
    {
      cwd: ROOT,
      exclude: path => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(String(path)),
    },
  ).filter(file => !isTestCode(file) || (file.startsWith('scripts/') && !file.endsWith('.test.ts')))
  expect(files).toContain(PLACE)
  expect(files.filter(file => LITERAL.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([PLACE])
})
