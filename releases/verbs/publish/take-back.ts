import { findChannel, findRelease } from '../../document/lookup.ts'
import { readDocument, type Workspace } from '../../document/read.ts'
import type { ReleaseStore } from '../../store/store.ts'

/**
 * Does what stores and enters releases; where that fails, what it has stored is taken out again: on a disk that it filled nothing else could be
 * written before `gc` takes it for left behind, a day later, a rollback neither.
 */
export async function orTakeBack<T>(
  workspace: Workspace,
  work: (store: ReleaseStore) => Promise<T>,
): Promise<T> {
  const { store } = workspace
  const stored: string[] = []
  const noting: ReleaseStore = {
    ...store,
    async putFile(path, bytes) {
      const isNew = await store.putFile(path, bytes)
      if (isNew) stored.push(path)
      return isNew
    },
  }
  try {
    return await work(noting)
  } catch (error) {
    // Whoever cannot do that either has said why.
    await takeBack(workspace, stored).catch(() => {})
    throw error
  }
}

/** What somebody has entered meanwhile, or was before, stays. */
async function takeBack(workspace: Workspace, stored: readonly string[]): Promise<void> {
  if (stored.length === 0) return
  const document = await readDocument(workspace)
  const isEntered = (path: string) => {
    const [name = '', release = ''] = path.split('/')
    return findRelease(findChannel(document, name), release) !== null
  }
  await workspace.store.removeFiles(stored.filter(path => !isEntered(path)))
}
