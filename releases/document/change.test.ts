import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease, temporaryFolder } from '../fixtures/release.ts'
import { ReleaseError } from '../refusal.ts'
import { readSettings } from '../settings.ts'
import { rollback } from '../verbs/rollback.ts'
import { changeDocument } from './change.ts'
import { openWorkspace, readDocument, type Workspace } from './read.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
  await operator(folder.path)('publish', await builtRelease(folder.path, 'host-shell', 'h1'))
})
afterEach(() => folder.remove())

/** A workspace at which another operator always writes between this one's reading and writing, `times` times. */
function interrupted(times: number, ...by: string[]): Workspace {
  const workspace = openWorkspace(readSettings(operatorEnv(folder.path)))
  const appendAudit: Workspace['store']['appendAudit'] = async entry => {
    if (times-- > 0) await operator(folder.path)(...by)
    await workspace.store.appendAudit(entry)
  }
  return { ...workspace, store: { ...workspace.store, appendAudit } }
}

const renewal = {
  verb: 'renew',
  why: 'mine',
  edit: (document: { remotes: object }) => document.remotes as never,
}

test('REL-2 who comes second to what another has decided is told, and changes nothing', async () => {
  const workspace = interrupted(1, 'promote', 'host-shell', 'h1', '--reason', 'the other one')
  const caught = await changeDocument(workspace, renewal).catch(error => error)
  expect(caught).toBeInstanceOf(ReleaseError)
  expect(caught.outcome).toBe('conflict')
  const { data } = await operator(folder.path)('status')
  expect(data.writes).toMatchObject([{ serial: 2, why: 'the other one' }, { serial: 1 }])
})

test('REL-11 a change that holds whatever came between is tried again', async () => {
  const workspace = interrupted(1, 'promote', 'host-shell', 'h1')
  const { document } = await changeDocument(workspace, { ...renewal, retry: true })
  expect(document.serial).toBe(3)
})

describe('REL-11 a change whose answer is lost', () => {
  /** @param last whether the store answers no more afterwards */
  const lost = (written: boolean, last: boolean): Workspace => {
    const workspace = interrupted(0)
    const { writeDocument, readDocument: read } = workspace.store
    let gone = false
    const store = {
      ...workspace.store,
      async writeDocument(serial: number, text: string) {
        if (written) await writeDocument(serial, text)
        gone = last
        throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
      },
      readDocument: async (serial: number) => {
        if (gone) throw new Error('socket hang up')
        return read(serial)
      },
    }
    return { ...workspace, store }
  }

  test('has been made where it stands in the store', async () => {
    expect(await changeDocument(lost(true, false), renewal)).toMatchObject({
      changed: true,
      document: { serial: 2 },
    })
  })

  test('has not where nothing does', async () => {
    await expect(changeDocument(lost(false, false), renewal)).rejects.toThrow(/^socket hang up$/)
  })

  test.each([true, false])(
    'may have been, which is said, where the store answers no more (%s)',
    async written => {
      await expect(changeDocument(lost(written, true), renewal)).rejects.toMatchObject({
        outcome: 'failed',
        message: 'the answer was lost: document 2 may have been written',
        reasons: ['socket hang up', expect.stringContaining('`status`')],
      })
    },
  )
})

describe('REL-2 a rollback that comes second', () => {
  const release = (...argv: string[]) => operator(folder.path)(...argv)
  beforeEach(async () => {
    for (const id of ['h1', 'h2', 'h3']) {
      await release('publish', await builtRelease(folder.path, 'host-shell', id))
      await release('promote', 'host-shell', id)
    }
  })
  const serving = async () => (await readDocument(interrupted(0))).remotes['host-shell']?.active[0]?.release
  const rolledBack = (workspace: Workspace) => rollback.run(workspace, ['host-shell'], {})

  test.each([
    'what another team publishes, the first release of its remote',
    'a release of its own remote',
    'a renewal',
    'what gc removes',
  ])('to %s goes through: nobody has decided anything', async what => {
    const folders = {
      'what another': await builtRelease(folder.path, 'mfe-catalog', 'c1'),
      'a release of': await builtRelease(folder.path, 'host-shell', 'h4'),
    }
    const [, dist] = Object.entries(folders).find(([start]) => what.startsWith(start)) ?? []
    const by = dist
      ? ['publish', dist]
      : what === 'a renewal'
        ? ['renew']
        : ['gc', '--days', '1', '--keep', '1']
    const workspace = interrupted(2, ...by)
    expect((await rolledBack(workspace)).data).toMatchObject({ changed: true, to: 'h2' })
    expect(await serving()).toBe('h2')
  })

  test.each([
    ['promote', 'host-shell', 'h2'],
    ['rollback', 'host-shell', '--reason', 'x'],
    ['block', 'host-shell', 'h2', '--reason', 'x'],
    ['freeze', 'all', '--reason', 'x'],
  ])('to a %s is told, for it may not hold any more', async (...by) => {
    await expect(rolledBack(interrupted(1, ...by))).rejects.toMatchObject({ outcome: 'conflict' })
  })
})

test('REL-2 REL-11 a document that the store lists and does not give yet is no lost one: nothing is written over what it decided', async () => {
  await operator(folder.path)('promote', 'host-shell', 'h1', '--reason', 'decided')
  const workspace = openWorkspace(readSettings(operatorEnv(folder.path)))
  const { store } = workspace
  const late: Workspace = {
    ...workspace,
    store: { ...store, readDocument: async serial => (serial === 2 ? null : store.readDocument(serial)) },
  }
  const caught = await changeDocument(late, { ...renewal, retry: true }).catch(error => error)
  expect(caught).toMatchObject({ outcome: 'failed', message: expect.stringContaining('document 2') })
  expect(await store.serials()).toEqual([1, 2])
})
