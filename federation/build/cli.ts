import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { adoptRelease } from './adopt.ts'
import { buildRelease } from './release.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { adopt: { type: 'boolean' }, declaration: { type: 'string' } },
})
const [dir] = positionals
if (!dir) {
  console.error(
    'usage: node federation/build/cli.ts <folder>\n       node federation/build/cli.ts --adopt <build of an official plugin> [--declaration <file>]',
  )
  process.exit(2)
}
const adopted = values.adopt === true
try {
  const started = performance.now()
  const { name, release, entries, files } = adopted
    ? await adoptRelease(dir, values.declaration ?? join(dir, '../declaration.ts'))
    : await buildRelease(dir)
  const { size } = await stat(join(dir, adopted ? '' : 'dist', entries.web))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name}@${release}: ${Object.keys(files).length} files, web entry ${size} bytes, ${seconds} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
