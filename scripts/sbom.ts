// `npm run sbom [> sbom.json]`: everything that is installed to build, run and test the shop, as CycloneDX JSON. The same lockfile
// gives the same bytes.
import { join } from 'node:path'
import { readArguments } from './arguments.ts'
import { npmBill } from './supply/npm-bill.ts'

interface Bom {
  serialNumber?: string
  metadata: { timestamp?: string; tools?: unknown; component: { name: string } }
  components: { 'bom-ref': string }[]
  dependencies: { ref: string }[]
}

const ROOT = join(import.meta.dirname, '..')
readArguments('npm run sbom [> sbom.json]', { options: {} })

function written(): Bom {
  try {
    return JSON.parse(npmBill(ROOT))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const { serialNumber: _, metadata, components, dependencies, ...rest } = written()
// What says when, by which npm and in which folder it was written differs between machines.
const { timestamp: _at, tools: _by, component, ...more } = metadata
const byText =
  <K extends string>(key: K) =>
  (a: Record<K, string>, b: Record<K, string>) =>
    a[key] < b[key] ? -1 : 1
const bom = {
  ...rest,
  metadata: { ...more, component: { ...component, name: 'arcade' } },
  components: components.toSorted(byText('bom-ref')),
  dependencies: dependencies.toSorted(byText('ref')),
}
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
