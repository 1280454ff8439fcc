import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRelease } from './release.ts'

const [dir] = process.argv.slice(2)
if (!dir) {
  console.error('usage: node federation/build/cli.ts <folder>')
  process.exit(2)
}
try {
  const started = performance.now()
  const { name, release, entries, files } = await buildRelease(dir)
  const { size } = await stat(join(dir, 'dist', entries.web))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name}@${release}: ${Object.keys(files).length} files, web entry ${size} bytes, ${seconds} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
