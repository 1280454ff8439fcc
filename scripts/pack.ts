// `npm run pack [-- --out <folder>]`: builds and packs what other repositories install: contracts, federation, releases and what they lean on.
import { join, resolve } from 'node:path'
import { readArguments } from './arguments.ts'
import { packAll } from './packages/pack.ts'

const { values } = readArguments('npm run pack [-- --out <folder>]', {
  options: {
    out: {
      type: 'string',
      takes: 'folder',
      default: join(import.meta.dirname, '../.cache/packages'),
      says: 'where the packages are put (.cache/packages)',
    },
  },
})
const out = resolve(process.env.INIT_CWD ?? '.', values.out)
try {
  const packed = await packAll(out)
  for (const [name, file] of Object.entries(packed)) console.log(`${name}: ${join(out, file)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
