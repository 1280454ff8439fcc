import { afterEach, beforeEach, expect, test } from 'vitest'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { ReleaseError } from '../refusal.ts'
import { readSettings } from '../settings.ts'
import { changeDocument } from './change.ts'
import { openWorkspace, type Workspace } from './read.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
  await operator(folder.path)('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
})
afterEach(() => folder.remove())

/** A workspace at which another operator always writes between this one's reading and writing, `times` times. */
function interrupted(times: number): Workspace {
  const workspace = openWorkspace(readSettings(operatorEnv(folder.path)))
  const appendAudit: Workspace['store']['appendAudit'] = async entry => {
    if (times-- > 0) await operator(folder.path)('renew', '--reason', 'the other one')
    await workspace.store.appendAudit(entry)
  }
  return { ...workspace, store: { ...workspace.store, appendAudit } }
}

const renewal = {
  verb: 'renew',
  why: 'mine',
  edit: (document: { remotes: object }) => document.remotes as never,
}

test('REL-2 who comes second is told, and changes nothing', async () => {
  const caught = await changeDocument(interrupted(1), renewal).catch(error => error)
  expect(caught).toBeInstanceOf(ReleaseError)
  expect(caught.outcome).toBe('conflict')
  const { data } = await operator(folder.path)('status')
  expect(data.writes).toMatchObject([{ serial: 2, why: 'the other one' }, { serial: 1 }])
})

test('REL-11 a change that holds whatever came between is tried again', async () => {
  const { document } = await changeDocument(interrupted(2), { ...renewal, retry: true })
  expect(document.serial).toBe(4)
})
