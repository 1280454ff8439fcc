import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openWorkspace } from '../../document/read.ts'
import { operator, operatorEnv } from '../../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../../fixtures/release.ts'
import { readSettings } from '../../settings.ts'
import { publish } from './publish.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let release: ReturnType<typeof operator>
beforeEach(async () => {
  folder = await temporaryFolder()
  release = operator(folder.path)
  await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
  await release('promote', 'host-shell', 'h1')
})
afterEach(() => folder.remove())

describe('a publication that breaks off', () => {
  /** A disk with room for so many files more. */
  const full = (left: number) => {
    const workspace = openWorkspace(readSettings(operatorEnv(folder.path)))
    const { store } = workspace
    let room = left
    const writes = async <T>(write: () => Promise<T>) => {
      if (room-- <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      return write()
    }
    return {
      ...workspace,
      store: {
        ...store,
        putFile: (path: string, bytes: Uint8Array) => writes(() => store.putFile(path, bytes)),
        writeDocument: (serial: number, text: string) => writes(() => store.writeDocument(serial, text)),
      },
    }
  }
  const stored = async () => (await full(0).store.listFiles('')).map(({ path }) => path)
  const web = { 'web/one.js': 'one'.repeat(99), 'web/two.js': 'two'.repeat(99) }

  test.each([1, 2, 3, 4, 5, 6])(
    'REL-1 REL-2 after %s writes leaves no file behind: a disk that it filled has room again for a rollback',
    async writes => {
      const before = await stored()
      const dist = await builtRelease(folder.path, 'mfe-catalog', 'c1', web)
      await expect(
        publish.run(full(writes), [dist], { 'no-gate': true, reason: 'a test' }),
      ).rejects.toMatchObject({ code: 'ENOSPC' })
      expect(await stored()).toEqual(before)
      expect(await readdir(join(folder.path, 'store/files'))).toEqual(['host-shell'])
    },
  )

  test('REL-1 leaves what is published already, and what another published meanwhile', async () => {
    const dist = await builtRelease(folder.path, 'mfe-catalog', 'c1', web)
    const workspace = full(99)
    const { store } = workspace
    let others = 0
    const meanwhile = {
      ...workspace,
      store: {
        ...store,
        writeDocument: async () => {
          if (others++ === 0) await release('publish', dist)
          throw new Error('the disk is gone')
        },
      },
    }
    await expect(publish.run(meanwhile, [dist], { 'no-gate': true, reason: 'a test' })).rejects.toThrow(
      'gone',
    )
    expect(await stored()).toContain('mfe-catalog/c1/web/two.js')
  })
})
