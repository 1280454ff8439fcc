import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorkspace } from '../../document/read.ts'
import { operator, operatorEnv } from '../../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../../fixtures/release.ts'
import { readSettings } from '../../settings.ts'
import { why } from './why.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
  const release = operator(folder.path)
  await release('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
  await release('promote', 'host-shell', 'h1', '--reason', 'first')
})
afterEach(() => folder.remove())

test('REL-2 on a disk without room, or that is read only, it is told what a page was made of; a link that could not be taken back is not made', async () => {
  const workspace = openWorkspace(readSettings(operatorEnv(folder.path)))
  const appendAudit = () => Promise.reject(new Error('EROFS: read-only file system'))
  const told = async (store = workspace.store) => why.run({ ...workspace, store }, ['2'], {})
  const { lines, data } = await told({ ...workspace.store, appendAudit })
  expect(lines.join('\n')).toMatch(/promote by test: first\nhost-shell +h1 \(/)
  expect(lines.at(-1)).toBe(
    'no link to see it again is made, for the log cannot be written: EROFS: read-only file system',
  )
  expect(data).toMatchObject({ replay: null })
  expect((await told()).data).toMatchObject({ replay: expect.stringContaining('http') })
})
