import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problems, type Workspace } from './check.ts'
import { cycles } from './graph.ts'
import { importsOf, readSources } from './imports.ts'
import { KNOWN } from './known.ts'
import { readPackages, throughExports } from './resolve.ts'
import { ROOMS, STORE_API_ORDER } from './rooms.ts'

const root = join(import.meta.dirname, '../..')
const packages = readPackages(root)
const sources = readSources(root)
const found = problems({ root, sources, packages })

/** Types, commands, and what every remote declares because hosts share it. */
const UNNAMED =
  / @types\/| @rspack\/cli$|^mfe-\S+ (?:react|react-dom|react-router-dom|nanostores|@nanostores\/react|valibot)$/

/** The whole house with one more file in it. */
const withFile = (file: string, text: string): Workspace => ({
  root,
  packages,
  sources: new Map([...sources, [file, importsOf(file, text)]]),
})
const added = (file: string, text: string) =>
  problems(withFile(file, text)).filter(problem => !found.includes(problem))

describe('between packages, rooms and files', () => {
  test('there is no cycle, no step up, nothing undeclared and nothing past `exports`', () => {
    expect(found.filter(problem => !KNOWN.includes(problem))).toEqual([])
  })

  test('what is mended goes from the list of what is known', () => {
    expect(KNOWN.filter(known => !found.includes(known))).toEqual([])
  })

  test('nothing is declared that the package’s own files do not name', () => {
    const named = (folder: string, name: string) =>
      [...sources.keys()].some(
        file =>
          file.startsWith(`${folder}/`) &&
          new RegExp(`['"]${name}['"/]`).test(readFileSync(join(root, file), 'utf8')),
      )
    const unnamed = [...packages.values()].flatMap(({ name: folder, dependencies, devDependencies }) =>
      [...dependencies, ...devDependencies]
        .filter(name => folder !== '' && !UNNAMED.test(`${folder} ${name}`) && !named(folder, name))
        .map(name => `${folder} → ${name}`),
    )
    expect(unnamed).toEqual([])
  })

  test('the table of rooms has no cycle itself', () => {
    const graph = new Map(Object.entries(ROOMS).map(([name, may]) => [name, new Set(may)]))
    expect(cycles(graph)).toEqual([])
  })
})

describe('refused', () => {
  test.each([
    [
      'a page of another remote',
      'mfe-catalog/x.ts',
      "import '../mfe-checkout/remote.ts'",
      'step up: mfe-catalog/x.ts',
    ],
    [
      'what another remote offers, by more than a type',
      'mfe-catalog/x.ts',
      "import { a } from 'mfe-checkout/offers.ts'",
      'step up: mfe-catalog/x.ts',
    ],
    [
      'the host, by a remote',
      'mfe-catalog/x.ts',
      "import type { A } from '../host-shell/host.ts'",
      'step up',
    ],
    [
      'a room above',
      'shared-contracts/api/x.ts',
      "import '../ui/price.tsx'",
      'step up: shared-contracts/api/x.ts',
    ],
    [
      'the edge, by releases',
      'releases/x.ts',
      "export { a } from '../edge/app.ts'",
      'step up: releases/x.ts',
    ],
    ['a script, by production', 'edge/x.ts', "import '../scripts/process.ts'", 'test code in production'],
    [
      'a fixture, by production',
      'edge/x.ts',
      "import 'releases/fixtures/operator.ts'",
      'test code in production',
    ],
    ['payment, by the catalogue', 'store-api/catalog/x.ts', "import '../payment/mark-paid.ts'", 'step up'],
    [
      'a file behind a front door',
      'edge/x.ts',
      "import 'releases/store/folder.ts'",
      'past exports: edge/x.ts',
    ],
    ['another package by its path', 'edge/x.test.ts', "import '../releases/run.ts'", 'past exports'],
    ['a package nobody declared', 'edge/x.ts', "import 'semver'", 'undeclared: edge → semver'],
    [
      'a tool of the tests, in production',
      'edge/x.ts',
      "import 'fast-check'",
      'undeclared: edge → fast-check',
    ],
    ['a room that is none', 'shared-contracts/helpers/x.ts', "import '../api/errors.ts'", 'in no room'],
  ])('%s', (_what, file, text, problem) => {
    expect(added(file, text).join('\n')).toContain(problem)
  })

  test('not the types of what another remote offers', () => {
    expect(added('mfe-catalog/x.ts', "import type { Offers } from 'mfe-checkout/offers.ts'")).toEqual([])
  })

  test.each([
    ['by what runs', "import '../run.ts'"],
    ['by a type', "import type { Ending } from '../run.ts'"],
  ])('a cycle %s', (_what, text) => {
    const known = sources.get('releases/refusal.ts') ?? []
    const closed = new Map([
      ...sources,
      ['releases/refusal.ts', [...known, ...importsOf('x.ts', text.replace('../', './'))]],
    ])
    const cycle = problems({ root, packages, sources: closed }).find(
      p => p.startsWith('cycle:') && p.includes('releases/'),
    )
    expect(cycle).toContain('releases/refusal.ts')
    expect(cycle).toContain('releases/run.ts')
  })
})

describe('reading imports', () => {
  test('tells what runs from what is a type, and what is loaded later', () => {
    const text = [
      "import a from './a.ts'",
      "import type { B } from './b.ts'",
      "import { type C } from './c.ts'",
      "export * from './d.ts'",
      "export type { E } from './e.ts'",
      "const f = () => import(/* webpackChunkName: 'f' */ './f.tsx')",
    ].join('\n')
    expect(importsOf('x.ts', text)).toEqual([
      { specifier: './a.ts', kind: 'run' },
      { specifier: './b.ts', kind: 'type' },
      { specifier: './c.ts', kind: 'run' },
      { specifier: './d.ts', kind: 'run' },
      { specifier: './e.ts', kind: 'type' },
      { specifier: './f.tsx', kind: 'lazy' },
    ])
  })

  test.each([
    ['./store', './entry/store.ts'],
    ['./fixtures/a.ts', './fixtures/a.ts'],
    ['./store/folder.ts', null],
    ['./fixtures/.ts', null],
  ])('exports of %s', (subpath, target) => {
    expect(
      throughExports({ './store': './entry/store.ts', './fixtures/*.ts': './fixtures/*.ts' }, subpath),
    ).toBe(target)
  })

  test('finds every group that reaches itself, and nothing else', () => {
    const graph = new Map(
      Object.entries({ a: 'b', b: 'ca', c: 'd', d: 'e', e: 'd', f: 'f', g: 'a' }).map(([k, v]) => [
        k,
        new Set(v),
      ]),
    )
    expect(cycles(graph)).toEqual([['a', 'b'], ['d', 'e'], ['f']])
  })

  test('the features of store-api that are in order exist', () => {
    for (const feature of STORE_API_ORDER)
      expect(
        [...sources.keys()].some(file => file.startsWith(`store-api/${feature}/`)),
        feature,
      ).toBe(true)
  })
})
