import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../docs/decisions')

test('every decision has its number in its heading, and stands in the list under its own title', () => {
  const list = [
    ...readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/^\| \[(\d{4})\]\((.+)\) *\| (.+?) *\|$/gm),
  ].map(([, number, file, title]) => ({ number, file, title }))
  const files = globSync(join(FOLDER, '[0-9]*.md')).sort()
  expect(files.length).toBeGreaterThan(100)
  expect(list).toEqual(
    files.map(file => {
      const [, number, title] = /^# (\d{4}) (.+)\n/.exec(readFileSync(file, 'utf8')) ?? []
      return { number, file: basename(file), title }
    }),
  )
  expect(list.filter(({ number, file }) => !file?.startsWith(`${number}-`))).toEqual([])
})
