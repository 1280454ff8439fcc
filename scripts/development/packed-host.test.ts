import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { otherHost, readPackedHost } from './packed-host.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arcade-host-'))
  await mkdir(join(folder, 'host/web'), { recursive: true })
  await writeFile(join(folder, 'host/host.json'), JSON.stringify(ABOUT))
  await writeFile(join(folder, 'host/web/entry.js'), 'react')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ABOUT = {
  release: 'h1',
  page: { name: 'host-shell', base: '/r/host-shell/development/', provides: '2.1.0' },
  requires: '^2.1.0',
}
const live = (...active: string[]) => ({ serial: 1, remotes: { 'host-shell': { active } } }) as never

test('REL-7 the packed host is given as a build of here: its web files, and no others', async () => {
  const { local } = await (await readPackedHost(folder)).source.open(
    () => true,
    () => {},
  )
  expect(local.page.base).toBe('/r/host-shell/development/')
  expect(String(local.file('web/entry.js'))).toBe('react')
  expect([local.file('host.json'), local.file('web/../host.json')]).toEqual([undefined, undefined])
})

test('REL-7 a shop whose host is of other sources is told in one line, with both releases', async () => {
  const host = await readPackedHost(folder)
  expect(otherHost(live('h1'), host, 'https://shop.test')).toBeNull()
  expect(otherHost(live('h2', 'h1'), host, 'https://shop.test')).toBeNull()
  expect(otherHost(live('h2'), host, 'https://shop.test')).toMatch(
    /^the host is h1 \(contract 2\.1\.0\).*https:\/\/shop\.test has h2: --released .*$/,
  )
})
