import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { licenceProblem } from './licence.ts'
import { decidedScripts, lockedPackages } from './lockfile.ts'
import { npmBill } from './npm-bill.ts'

const one = (license: string | null, name = 'x') => ({
  path: '',
  name,
  version: '1.0.0',
  license,
  hasInstallScript: false,
})

test('NFR-S a licence is allowed by name, some for named packages alone; an unknown one never is', () => {
  const fine = ['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)', 'GPL-2.0-only OR Apache-2.0'].map(l =>
    one(l),
  )
  expect([...fine, one('MPL-2.0', 'lightningcss-linux-x64-gnu')].map(licenceProblem)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  const bad = ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'MPL-2.0', 'SEE LICENSE IN x', '', null].map(l =>
    one(l),
  )
  for (const problem of bad.map(licenceProblem)) expect(problem).toContain('x 1.0.0')
})

test('NFR-S what two of our packages need in one version is installed once', () => {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
  const own = Object.entries<{ version: string }>(packages).flatMap(([path, { version }]) => {
    const [, name] = /^(?!node_modules\/)[^/]+\/node_modules\/(.+)$/.exec(path) ?? []
    return name ? [`${name} ${version}`] : []
  })
  expect(own.filter((one, at) => own.indexOf(one) !== at)).toEqual([])
})

test('NFR-S every package that would run a script when it is installed is decided on, and no other is named', () => {
  const scripted = [
    ...new Set(
      lockedPackages()
        .filter(p => p.hasInstallScript)
        .map(p => p.name),
    ),
  ].sort()
  expect(Object.keys(decidedScripts()).sort()).toEqual(scripted)
  // The Node that runs everything; nothing else needs one.
  expect(
    Object.entries(decidedScripts())
      .filter(([, may]) => may)
      .map(([name]) => name),
  ).toEqual(['node'])
})

test('NFR-S the bill of materials names every package, and comes out the same each time', () => {
  const write = () =>
    String(
      execFileSync(process.execPath, [join(import.meta.dirname, '..', 'sbom.ts')], { maxBuffer: 64_000_000 }),
    )
  const first = write()
  expect(write()).toBe(first)
  const { bomFormat, components } = JSON.parse(first) as { bomFormat: string; components: { purl: string }[] }
  expect(bomFormat).toBe('CycloneDX')
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  expect(lockedPackages().filter(p => !named.has(`pkg:npm/${p.name}@${p.version}`))).toEqual([])
})

test('NFR-S where the lockfile lacks a package the bill of materials is refused with npm’s reason, in a line', async () => {
  const root = await mkdtemp(join(tmpdir(), 'arcade-bill-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const package_ = { name: 'shop', version: '1.0.0' }
  const lock = { ...package_, lockfileVersion: 3, requires: true, packages: { '': package_ } }
  await mkdir(join(root, 'mfe-new'))
  await writeFile(join(root, 'package.json'), JSON.stringify({ ...package_, workspaces: ['mfe-new'] }))
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock))
  await writeFile(join(root, 'mfe-new/package.json'), JSON.stringify({ name: 'mfe-new', version: '1.0.0' }))
  expect(() => npmBill(root)).toThrow(/^npm sbom failed: missing: mfe-new@.*$/)
})
