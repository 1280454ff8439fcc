import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const urlOf = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href

/** A process that reads what `files` need. @returns what of Drizzle Node was asked to find, and the files of it that were read */
function reading(...files: string[]): { asked: string[]; read: string[] } {
  const script = `
    import { registerHooks } from 'node:module'
    const asked = []
    const read = new Set()
    const isDrizzle = text => /\\bdrizzle-orm\\b/.test(text ?? '')
    registerHooks({
      resolve(specifier, context, next) {
        if (isDrizzle(specifier) || (isDrizzle(context.parentURL) && specifier.startsWith('.'))) asked.push(specifier)
        return next(specifier, context)
      },
      load(url, context, next) {
        if (isDrizzle(url)) read.add(url)
        return next(url, context)
      },
    })
    for (const file of ${JSON.stringify(files.map(urlOf))}) await import(file)
    console.log(JSON.stringify({ asked, read: [...read].sort() }))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  )
}

test('REL-8 a starting server has each address of Drizzle looked up once, and reads the very files that it would without', () => {
  const before = reading('postgres.ts', 'pglite.ts')
  const once = reading('resolve-once.ts', 'postgres.ts', 'pglite.ts')
  expect(once.read).toEqual(before.read)
  expect(once.asked.toSorted()).toEqual(
    [...new Set(before.asked)].filter(name => !name.startsWith('.')).sort(),
  )
  expect(before.asked.length).toBeGreaterThan(5 * once.asked.length)
})
