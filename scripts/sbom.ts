// `npm run sbom [> sbom.json]`: everything that is installed to build, run and test the shop, as CycloneDX JSON. The same lockfile
// gives the same bytes.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

interface Bom {
  serialNumber?: string
  metadata: { timestamp?: string; tools?: unknown; component: { name: string } }
  components: { 'bom-ref': string }[]
  dependencies: { ref: string }[]
}

const ROOT = join(import.meta.dirname, '..')
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: ROOT,
  maxBuffer: 64_000_000,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { serialNumber: _, metadata, components, dependencies, ...rest } = JSON.parse(String(text)) as Bom
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
