import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { builtinModules } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { run } from '../process.ts'
import { type OwnFolder, openOwnFolder } from './own-folder.ts'
import { PUBLISHED, PUBLISHED_FOLDERS } from './published.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const IMPORTED = /(?:\bfrom|^import|\bimport\()\s*(?:\/\*.*?\*\/\s*)?["']([^"'\n$]+)["']/gm

/** What a bundler has made of the host. */
const BUNDLED = ['host/web/**']

let own: OwnFolder | undefined
let repository: string
beforeAll(async () => {
  own = await openOwnFolder('stories', '--path', '/stories')
  repository = own.dir
})
afterAll(() => own?.remove())

const read = async (path: string) => JSON.parse(await readFile(join(repository, path), 'utf8'))
const cli = (file: string, ...args: string[]) =>
  run('node', [join('node_modules/@arcade', file), ...args], { cwd: repository })

describe('REL-1 packages for other repositories', () => {
  test.each(PUBLISHED_FOLDERS)('%s imports nothing but its own files and what it declares', async folder => {
    const { name } = PUBLISHED[folder]
    const at = join(repository, 'node_modules', name)
    const { exports, dependencies, peerDependencies } = await read(`node_modules/${name}/package.json`)
    const declared = [name, ...Object.keys(dependencies), ...Object.keys(peerDependencies), ...builtinModules]
    const wrong: string[] = []
    for await (const path of glob('**/*.{js,d.ts}', { cwd: at, exclude: BUNDLED })) {
      const text = await readFile(join(at, path), 'utf8')
      for (const [, to = ''] of text.matchAll(IMPORTED)) {
        const file = join(at, dirname(path), to)
        const known = to.startsWith('.')
          ? existsSync(file) || existsSync(file.replace(/\.js$/, '.d.ts'))
          : to.startsWith('node:') || declared.includes(packageOf(to))
        if (!known) wrong.push(`${path}: ${to}`)
      }
    }
    expect(wrong).toEqual([])
    expect(Object.keys(exports).filter(one => /\.tsx?$/.test(one))).toEqual([])
  })

  test('their changelogs tell of the versions that are packed', async () => {
    for (const folder of PUBLISHED_FOLDERS.filter(one => one !== 'scripts'))
      expect(await readFile(join(ROOT, folder, 'CHANGELOG.md'), 'utf8'), folder).toContain(
        `\n## ${PUBLISHED[folder].version}\n`,
      )
  })

  test('REL-7 with a host for whoever develops: React as it is developed with, and no place of the machine that packed', async () => {
    const host = 'node_modules/@arcade/dev/host'
    const { release, page } = await read(`${host}/host.json`)
    expect(release).toBe(
      JSON.parse(await readFile(join(ROOT, 'host-shell/dist/manifest.json'), 'utf8')).release,
    )
    const entry = await readFile(join(repository, host, page.entry), 'utf8')
    expect(entry).toContain('unique "key" prop')
    for await (const path of glob('**/*', { cwd: join(repository, host) }))
      if (/\.\w+$/.test(path))
        expect((await readFile(join(repository, host, path), 'utf8')).includes(ROOT), path).toBe(false)
  })

  test('with them a generated remote is built in a folder of its own, and shares what a remote here shares', async () => {
    await cli('federation/build/cli.js', '.')
    const { name, shared } = await read('dist/manifest.json')
    expect(name).toBe('mfe-stories')
    expect(Object.keys(shared)).toContain('shared-contracts/remote/runtime/router.ts')
    const entry = await readFile(join(repository, 'dist/web/mf-manifest.json'), 'utf8')
    expect(entry).not.toContain('@arcade/')
    expect(await cli('releases/cli.js', '--help')).toContain('promote')
    expect(await cli('dev/against/own.js', '--help')).toContain('--against')
  })

  test('REL-13 and its team’s key lies in the repository, out of git, where no install takes it away', async () => {
    await cli('releases/cli.js', 'team', 'key', 'mfe-stories')
    expect(existsSync(join(repository, '.data/keys/teams/mfe-stories.pem'))).toBe(true)
    expect(await readFile(join(repository, '.gitignore'), 'utf8')).toContain('.data/\n')
  })

  test('REL-1 and it brings the Node that its scripts run with, whichever the machine has', async () => {
    const { devDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
    const made = await read('package.json')
    expect(made.devDependencies.node).toBe(devDependencies.node)
    expect(made.allowScripts).toEqual({ node: true })
  })

  test('REL-7 and runs inside a deployed shop until it, or the npm that runs it, is told to stop', async () => {
    await expect(cli('dev/against/own.js', '--against', 'nowhere')).rejects.toThrow('usage: arcade-dev')
    await expect(cli('dev/against/own.js', '--against', 'http://127.0.0.1:9')).rejects.toThrow(
      'http://127.0.0.1:9 does not answer',
    )
    // All that is asked of it before a page is opened.
    const live = { active: ['h1'], lastGood: [], releases: {} }
    const shop = createServer((_request, response) =>
      response.end(JSON.stringify({ serial: 1, remotes: { 'host-shell': live } })),
    )
    try {
      await once(shop.listen(0, '127.0.0.1'), 'listening')
      const at = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
      const args = ['node_modules/@arcade/dev/against/own.js', '--against', at, '--port', '0']
      const dev = spawn('node', args, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = once(dev, 'exit')
      for await (const line of createInterface({ input: dev.stdout }))
        if (line.startsWith('ready http')) break
      dev.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      // As `npm run dev` does, which passes no signal on.
      const npm = spawn('sh', ['-c', `node ${args.join(' ')}; true`], {
        cwd: repository,
        env: { ...process.env, npm_lifecycle_event: 'dev' },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      })
      onTestFailed(() => void process.kill(-(npm.pid ?? 0), 'SIGKILL'))
      for await (const line of createInterface({ input: npm.stdout }))
        if (line.startsWith('ready http')) break
      npm.kill('SIGTERM')
      // Whoever is left has it open.
      await once(npm.stdout.resume(), 'end')
    } finally {
      shop.close()
    }
  })

  test('REL-14 so is one whose team keeps its stock configuration', async () => {
    // The version is read as the guide has it.
    const guide = await readFile(join(ROOT, 'docs/migrate-from-a-stock-federation.md'), 'utf8')
    const reading = guide.match(/^ {4}(?:import contract |const \{ version \}).*$/gm) ?? []
    expect(reading).toHaveLength(2)
    const configured = await readFile(join(import.meta.dirname, 'fixtures/stock.mjs'), 'utf8')
    await writeFile(
      join(repository, 'stock.mjs'),
      configured.replace("const version = '2.1.0'", reading.join('\n')),
    )
    await run('node', ['stock.mjs'], { cwd: repository, label: 'a stock build' })
    await cli('federation/build/cli.js', '--adopt', 'stock', '--declaration', 'declaration.ts')
    const { name, shared } = await read('stock/manifest.json')
    expect(name).toBe('mfe-stories')
    expect(shared).toMatchObject({ 'shared-contracts/remote/runtime/app.ts': '^2.1.0' })
  })
})

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/')
