import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { adoptRelease } from './adopt.ts'
import { buildRelease } from './release.ts'
import { withoutSamples } from './samples.ts'

const USAGE = `usage: arcade-build <folder of a remote>
       arcade-build --adopt <build of an official plugin> [--declaration file]
  --adopt             makes a release of what such a plugin has built, beside it
  --declaration file  what a remote's declaration.ts says; without it the one in the folder above the build
  --help              says this`

const { values, positionals } = readArguments()
const [dir] = positionals
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
if (!dir) {
  console.error(USAGE)
  process.exit(2)
}
const adopted = values.adopt === true
try {
  const started = performance.now()
  const declaration = adopted
    ? (values.declaration ?? join(dir, '../declaration.ts'))
    : join(dir, 'declaration.ts')
  const manifest = adopted ? await adoptRelease(dir, declaration) : await buildRelease(dir)
  const { name, release, entries, files } = manifest
  const { size } = await stat(join(dir, adopted ? '' : 'dist', entries.web))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name}@${release}: ${Object.keys(files).length} files, web entry ${size} bytes, ${seconds} s`)
  const text = manifest.kind === 'remote' ? await readFile(declaration, 'utf8') : ''
  for (const note of withoutSamples(manifest, text, basename(declaration))) console.log(`note: ${note}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** A mistake in them ends the process with code 2 and the mistake in words. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        adopt: { type: 'boolean' },
        declaration: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
    process.exit(2)
  }
}
