import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants, runInThisContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Built, openWorkshop } from '../fixtures/workshop.ts'
import type { Loadable } from './federation.ts'

interface Host {
  render(release: Loadable, address: () => Promise<string>): Promise<string>
}

let workshop: Awaited<ReturnType<typeof openWorkshop>>
let host: Host
let v1: Built
let v2: Built

const entry = (built: Built) => pathToFileURL(join(built.dist, built.manifest.entries.node)).href
const loadable = ({ manifest: { name, release, entries } }: Built) => ({
  name,
  release,
  base: '/r/',
  entry: entries.web,
})
// Vitest's own import would evaluate the releases in its module runner, with other addresses.
const nativeImport = runInThisContext('address => import(address)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}) as (address: string) => Promise<Host>
const start = (built: Built) => nativeImport(entry(built))
const render = (on: Host, built: Built) => on.render(loadable(built), async () => entry(built))

beforeAll(async () => {
  workshop = await openWorkshop()
  host = await start(await workshop.build('host-shell'))
  v1 = await workshop.build('mfe-sample')
  v2 = await workshop.build('mfe-sample', ['pages/label.ts', old => old.replace('one', 'two')])
})
afterAll(() => workshop.close())

describe('on the server', () => {
  test('REL-1 two releases of one remote render side by side in one process', async () => {
    const pages = await Promise.all([v1, v2, v1, v2].map(built => render(host, built)))
    expect(pages.map(html => /version (\w+)/.exec(html)?.[1])).toEqual(['one', 'two', 'one', 'two'])
    expect(pages[0]).toContain('class="sample-home"')
  })

  test('REL-4 two host releases share a process, each with its own React', async () => {
    const other = await start(
      await workshop.build('host-shell', ['styles.css', () => '.shell-b { margin: 0 }']),
    )
    const pages = await Promise.all([render(host, v1), render(other, v1), render(other, v2)])
    expect(pages.map(html => /version (\w+)/.exec(html)?.[1])).toEqual(['one', 'one', 'two'])
  })

  test('REL-3 a release that throws fails with its name, and the others go on', async () => {
    const throwing = await workshop.build('mfe-sample', [
      'remote.ts',
      old => `${old}\nthrow new Error('boom')\n`,
    ])
    const { release } = throwing.manifest
    for (const attempt of ['first', 'second']) {
      await expect(render(host, throwing), attempt).rejects.toMatchObject({
        name: 'RemoteLoadError',
        remote: 'mfe-sample',
        release,
        phase: 'load',
        cause: { message: 'boom' },
      })
    }
    expect(await render(host, v1)).toContain('version one')
  })

  test('REL-6 an address that cannot be had is asked for again', async () => {
    const late = await workshop.build('mfe-sample', ['pages/label.ts', old => old.replace('one', 'three')])
    const refused = host.render(loadable(late), () => Promise.reject(new Error('not vouched for')))
    await expect(refused).rejects.toMatchObject({
      phase: 'entry',
      message: expect.stringContaining('not vouched for'),
    })
    expect(await render(host, late)).toContain('version three')
  })

  test('REL-3 a shared module of another major version is refused, not doubled', async () => {
    const odd = await workshop.build('mfe-sample', ['pages/label.ts', old => old.replace('one', 'four')])
    const file = join(odd.dist, odd.manifest.entries.node)
    const code = await readFile(file, 'utf8')
    await writeFile(file, code.replace(/(shareKey:"react",.*?requiredVersion:)"[^"]+"/s, '$1"^18.0.0"'))
    await expect(render(host, odd)).rejects.toMatchObject({
      phase: 'load',
      message: expect.stringContaining('needs react ^18.0.0'),
    })
  })
})
