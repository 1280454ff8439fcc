import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operator } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { integrityOf } from './read-files.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

describe('NFR-S publish refuses', () => {
  test('L9 a file that is a link out of the release, whatever it holds', async () => {
    const dist = await builtRelease(folder.path, 'host-shell', 'h1', { 'web/entry.js': 'secret' })
    await writeFile(join(folder.path, 'secret'), 'secret')
    await rm(join(dist, 'web/entry.js'))
    await symlink(join(folder.path, 'secret'), join(dist, 'web/entry.js'))
    const { code, data } = await operator(folder.path)('publish', dist)
    expect([code, data.reasons]).toEqual([4, ['web/entry.js is a link that leads out of the release']])
  })

  test.each(['/*', '/:page', '//*'])('L11 a remote that owns every address: %s', async pattern => {
    const release = operator(folder.path)
    await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
    await release('promote', 'host-shell', 'h1')
    const dist = await builtRelease(folder.path, 'mfe-x', 'x1', {}, { paths: { [pattern]: 'x' } })
    const { code, data } = await release('publish', dist)
    expect([code, data.reasons]).toEqual([4, [`path ${pattern} must begin with a name`]])
  })

  test.each(['/checkout*', '/store/tag*'])(
    'L11 a remote whose addresses look like another one: %s',
    async pattern => {
      const release = operator(folder.path)
      const dist = await builtRelease(folder.path, 'mfe-x', 'x1', {}, { paths: { [pattern]: 'x' } })
      const { code, data } = await release('publish', dist)
      expect([code, data.reasons]).toEqual([4, [`path ${pattern} must have a / before its *`]])
    },
  )
})

test('REL-6 a release whose manifest names its files by SHA-384, as those of before do, is taken, and refused with other bytes', async () => {
  const release = operator(folder.path)
  const files = { 'web/entry.js': 'old', 'web/style.css': 'body{}', 'node/entry.mjs': 'old' }
  const named = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, integrityOf(Buffer.from(text), 'sha384')]),
  )
  const dist = await builtRelease(folder.path, 'host-shell', 'h1', files, { files: named })
  expect(named['web/entry.js']).toMatch(/^sha384-.{64}$/)
  expect((await release('publish', dist)).code).toBe(0)
  const other = await builtRelease(folder.path, 'host-shell', 'h2', files, { files: named })
  await writeFile(join(other, 'web/entry.js'), 'new')
  const { code, data } = await release('publish', other)
  expect([code, data.reasons]).toEqual([4, ['web/entry.js is not the file the manifest names']])
})
