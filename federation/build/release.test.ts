import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorkshop } from '../fixtures/workshop.ts'
import { MAX_ENTRY_BYTES } from './guards.ts'
import { buildRelease } from './release.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
let workshop: Awaited<ReturnType<typeof openWorkshop>>
beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

describe('a release', () => {
  test('REL-6 names every file with its hash, and the files of each page, slot and language', async () => {
    const { manifest, dist } = await workshop.build('mfe-sample')
    expect(v.parse(ReleaseManifest, JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')))).toEqual(
      manifest,
    )
    const found = (await readdir(dist, { recursive: true }))
      .filter(path => /\.\w+$/.test(path) && !path.startsWith('maps/'))
      .sort()
    expect([...Object.keys(manifest.files), 'manifest.json'].sort()).toEqual(found)
    expect(Object.keys(manifest.chunks)).toEqual(['home', 'list', 'messages-en', 'messages-zh', 'mini-cart'])
    const named = [
      manifest.entries.web,
      ...manifest.initial,
      ...Object.values(manifest.chunks).flat(),
      ...manifest.css,
    ]
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(named))
    expect(manifest).toMatchObject({
      kind: 'remote',
      requires: '^2.0.0',
      paths: { '/': 'home', '/list': 'list' },
      slots: { 'mini-cart': 'mini-cart' },
      shared: {
        react: expect.stringMatching(/^\^19\.\d+\.0$/),
        'shared-contracts/remote/runtime/router.ts': '^2.0.0',
      },
    })
    expect(gzipSync(await readFile(join(dist, manifest.entries.web))).byteLength).toBeLessThanOrEqual(
      MAX_ENTRY_BYTES,
    )
  })

  test('REL-1 built twice is the same release; a change makes another and leaves other chunks alone', async () => {
    const first = (await workshop.build('mfe-sample')).manifest
    const again = (await workshop.build('mfe-sample')).manifest
    expect({ ...again, git: null }).toEqual({ ...first, git: null })
    const changed = (await workshop.build('mfe-sample', ['pages/label.ts', old => old.replace('one', 'two')]))
      .manifest
    expect(changed.release).not.toBe(first.release)
    const code = ({ chunks, files }: typeof first, name: string) => chunks[name]?.map(file => files[file])
    expect(code(changed, 'home')).not.toEqual(code(first, 'home'))
    expect(code(changed, 'list')).toEqual(code(first, 'list'))
  })

  test('REL-1 a remote builds with nothing but shared-contracts and federation beside it', async () => {
    const place = await mkdtemp(join(tmpdir(), 'alone-'))
    const source = (path: string) =>
      !/\/(?:dist|\.cache|node_modules|fixtures)(?:\/|$)/.test(path.slice(root.length))
    try {
      for (const part of ['shared-contracts', 'federation']) {
        await cp(join(root, part), join(place, part), { recursive: true, filter: source })
      }
      const fixture = join(import.meta.dirname, '../fixtures/mfe-sample')
      await cp(fixture, join(place, 'mfe-sample'), {
        recursive: true,
        filter: path => !path.endsWith('/dist'),
      })
      await symlink(join(root, 'node_modules'), join(place, 'node_modules'))
      const { stdout } = await run(process.execPath, ['../federation/build/cli.ts', '.'], {
        cwd: join(place, 'mfe-sample'),
      })
      expect(stdout).toMatch(/^mfe-sample@[0-9a-f]{12}: \d+ files/)
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  })

  test('REL-9 its source maps name the sources from where they lie, on both sides', async () => {
    const { dist } = await workshop.build('mfe-sample')
    for (const side of ['web', 'node']) {
      const folder = join(dist, 'maps', side)
      const home = (await readdir(folder)).find(name => name.startsWith('home.')) ?? ''
      const { sources } = JSON.parse(await readFile(join(folder, home), 'utf8')) as { sources: string[] }
      expect(sources, side).toContain('../../../pages/home.tsx')
      expect(
        sources.filter(source => source.startsWith('..') && !existsSync(join(folder, source))),
        side,
      ).toEqual([])
    }
  })

  test('REL-5 a host says which contract it provides, and starts from one file', async () => {
    const { manifest, dist } = await workshop.build('host-shell')
    expect(manifest).toMatchObject({ kind: 'host', provides: '2.1.0', paths: {}, slots: {}, initial: [] })
    expect(manifest.shared.react).toMatch(/^19\./)
    // Nothing made of the place it was built in: elsewhere it would be another release.
    const server = await readFile(join(dist, manifest.entries.node), 'utf8')
    expect(server).not.toContain(root)
    expect(server).not.toContain(root.replaceAll(/\W/g, '_'))
  })
})

test('REL-1 a build that fails leaves neither the release before nor half of its own', async () => {
  const place = await mkdtemp(join(tmpdir(), 'failed-'))
  const dir = join(place, 'mfe-sample')
  try {
    await mkdir(join(dir, 'dist'), { recursive: true })
    await writeFile(join(dir, 'dist/manifest.json'), '{}')
    await expect(buildRelease(dir)).rejects.toThrow()
    expect(existsSync(join(dir, 'dist'))).toBe(false)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
})

test.each([
  ['mfe-Sample', /^"mfe-Sample" is no name of a remote: .*mfe- and small letters/],
  ['Sample', /^"Sample" is no name of a remote/],
  [`mfe-${'x'.repeat(40)}`, /is no name of a remote: .* 41 at most/],
])('REL-1 a folder called %s is refused before anything is built', async (name, words) => {
  const place = await mkdtemp(join(tmpdir(), 'named-'))
  try {
    await mkdir(join(place, name))
    await writeFile(join(place, name, 'declaration.ts'), 'export const declaration = {}')
    await expect(buildRelease(join(place, name))).rejects.toThrow(words)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
})

const contracts = join(root, 'shared-contracts')
describe('REL-1 a build is refused when', () => {
  test.each<[string, string, (old: string) => string, RegExp]>([
    ['a page has no chunk', 'declaration.ts', old => old.replace("'list' }", "'lost' }"), /needs 'lost'/],
    [
      'a language has no chunk',
      'remote.ts',
      old => old.replace('"messages-zh"', '"other"'),
      /needs 'messages-zh'/,
    ],
    [
      'a page says something in one language alone',
      'remote.ts',
      old => `${old}\nimport(/* webpackChunkName: "messages-en-list" */ './messages/en.ts')`,
      /needs 'messages-zh-list' beside 'messages-en-list'/,
    ],
    [
      'what says something is no page',
      'remote.ts',
      old => `${old}\nimport(/* webpackChunkName: "messages-en-lost" */ './messages/en.ts')`,
      /'messages-en-lost' is no language/,
    ],
    [
      'a slot shares a page',
      'declaration.ts',
      old => old.replace("'mini-cart' }", "'home' }"),
      /'home' names more than one/,
    ],
    [
      'the name differs',
      'declaration.ts',
      old => old.replace('mfe-sample', 'mfe-other'),
      /names it mfe-other/,
    ],
    [
      'another contract is wanted',
      'declaration.ts',
      old => old.replace('^2.0', '^3.0'),
      /requires contract \^3\.0\.0, and what is installed here is 2\..*: install the one it is for, or/,
    ],
    [
      'a range is not one',
      'declaration.ts',
      old => old.replace('^2.0.0', '1.x'),
      /mfe-sample\/declaration\.ts: requires: not a version range: "1\.x"/,
    ],
    [
      'a foreign class is styled',
      'styles.css',
      old => `${old}\n.a:is(.shell-x) { color: red }`,
      /\n {2}styles\.css:\d+: \.a must start with \.sample-\n {2}styles\.css:\d+: \.shell-x must start with \.sample-/,
    ],
    [
      'a style imports a file that is not there',
      'styles.css',
      old => `@import './none.css';\n${old}`,
      /mfe-sample\/styles\.css: @import of \.\/none\.css, which is not there/,
    ],
    ['the package cannot be read', 'package.json', old => `${old}}`, /mfe-sample\/package\.json: .*JSON/],
    [
      'a style names a relative file',
      'styles.css',
      () => '.sample-a { background: url(a.png) }',
      /relative address a\.png/,
    ],
    [
      'a shared module comes by another path',
      'pages/label.ts',
      () => `export { Link as label } from '${contracts}/remote/runtime/router.ts'`,
      /Import 'shared-contracts\/remote\/runtime\/router\.ts' exactly/,
    ],
    [
      'the router comes directly',
      'pages/label.ts',
      () => "export { Link as label } from 'react-router-dom'",
      /what the host provides/,
    ],
    ['the source is broken', 'pages/list.tsx', () => 'export const = 1', /mfe-sample web/],
    ['an import is missing', 'pages/list.tsx', old => `import './lost.ts'\n${old}`, /lost\.ts/],
    [
      'a page needs what only servers have',
      'pages/list.tsx',
      old => `import { readFileSync } from 'node:fs'\nreadFileSync('/etc/hosts')\n${old}`,
      /mfe-sample web: \.\/pages\/list\.tsx imports node:fs, which browsers do not have: .* its API client/,
    ],
    [
      'a text is in one language alone',
      'messages/en.ts',
      old => old.replace('{', "{ 'sample.more': 'more', "),
      /^mfe-sample: messages\/zh\.ts lacks sample\.more$/,
    ],
    [
      'a script imports styles',
      'pages/list.tsx',
      old => `import 'shared-contracts/ui/styles.css'\n${old}`,
      /styles\.css is no script \(imported by \.\/pages\/list\.tsx\): styles are imported in styles\.css/,
    ],
    [
      'an inner file of a package is imported',
      'pages/list.tsx',
      old => `import { x } from 'valibot/dist/inner.js'\n${old}export const y = x`,
      /\.\/pages\/list\.tsx [\s\S]*only what a package names in its "exports" may be imported/,
    ],
    [
      'a style loads from elsewhere',
      'styles.css',
      () => '@layer remote { .sample-a { background: url(https://pictures.example/a.png) } }',
      /https:\/\/pictures\.example\/a\.png is of another origin/,
    ],
    [
      'the edge answers at a path itself',
      'declaration.ts',
      old => old.replace("'/list':", "'/api/list':"),
      /the path '\/api\/list' is answered by the edge itself/,
    ],
    [
      'the edge answers at a path of its own',
      'declaration.ts',
      old => old.replace("'/list':", "'/.well-known/list':"),
      /the path '\/\.well-known\/list' is answered by the edge itself/,
    ],
    [
      'a path is none',
      'declaration.ts',
      old => old.replace("'/list':", "'list':"),
      /the path 'list' must begin with \//,
    ],
    [
      'a path has a query',
      'declaration.ts',
      old => old.replace("'/list':", "'/list?sort=new':"),
      /the path '\/list\?sort=new' has \? or #: it is the address up to there, and a page reads the rest of it itself/,
    ],
    [
      'a path has a parameter twice',
      'declaration.ts',
      old => old.replace("'/list':", "'/list/:id/of/:id':"),
      /the path '\/list\/:id\/of\/:id' has :id twice: a page would see one of its two values/,
    ],
    [
      'two paths are the same to a router',
      'declaration.ts',
      old => old.replace("'/list': 'list'", "'/list/:a': 'list', '/list/:b': 'list'"),
      /the path '\/list\/:b' is the same address as '\/list\/:a'/,
    ],
    [
      'a declaration lacks something',
      'declaration.ts',
      old => old.replace("requires: '^2.0.0',", ''),
      /mfe-sample\/declaration\.ts: the declaration lacks `requires`/,
    ],
    [
      'another release is imported',
      'pages/list.tsx',
      old => `import other from '../../mfe-other/remote.ts'\n${old}export const x = other`,
      /\.\/pages\/list\.tsx .*'\.\.\/\.\.\/mfe-other\/remote\.ts'[\s\S]*mfe-other is released apart: link to its path/,
    ],
  ])('%s', async (_, path, text, message) => {
    await expect(workshop.build('mfe-sample', [path, text])).rejects.toThrow(message)
  })
})
