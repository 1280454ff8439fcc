import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { note } from '../../audit-log/note.ts'
import { changeDocument } from '../../document/change.ts'
import { findChannel, findRelease } from '../../document/lookup.ts'
import { readDocument, readNewest, type Workspace } from '../../document/read.ts'
import { bytesText } from '../bytes-text.ts'
import { reasonOption, textOf, type Verb, wholeNumber } from '../verb.ts'
import { readHistory } from './history.ts'
import { oldDocuments } from './old-documents.ts'
import { removable, removableFirst, staying, swept } from './sweep.ts'

const DAY_MS = 86_400_000

export const gc: Verb = {
  summary: 'remove releases and documents that no page, preview or rollback can need any more',
  usage: 'gc [--days N] [--keep N] [--reason text]',
  examples: ['gc --dry-run', 'gc --days 30 --keep 10'],
  options: {
    ...reasonOption,
    days: { type: 'string', takes: 'N', says: 'for so long pages may stay open, and releases unused (30)' },
    keep: { type: 'string', takes: 'N', says: 'so many last good releases of each channel stay (10)' },
  },
  arguments: [],
  async run(workspace, _args, values) {
    const age = wholeNumber(values, 'days', 30, 1, 3650) * DAY_MS
    const policy = { age, keep: wholeNumber(values, 'keep', 10, 1, 1000) }
    const why = textOf(values.reason, `gc: unused for ${age / DAY_MS} days, ${policy.keep} last good kept`)
    // By a clock that is ahead everything is old.
    if (!workspace.dryRun) await workspace.beforeWrite?.()
    const now = workspace.now().getTime()
    const history = await readHistory(workspace.store, now - age)
    const newest = await readNewest(workspace)
    let before = newest.document
    const plan = (live: ReleaseDocument) => (live.frozen ? null : swept(live, history, policy, now))
    const files = await workspace.store.listFiles('')
    const documents = await oldDocuments(workspace.store, newest, now - age)
    const planned = { ...before, remotes: plan(before) ?? before.remotes }
    const first = new Set(removableFirst(before, planned, files, now))
    if (!workspace.dryRun) {
      await workspace.store.removeDocuments(documents)
      await removeUnnamed(workspace, [...first], before)
    }
    const { document, changed } = await changeDocument(workspace, {
      verb: 'gc',
      why,
      retry: true,
      edit(live) {
        before = live
        return plan(live)
      },
    })
    const found = removable(before, document, files, now)
    if (!workspace.dryRun) {
      if (found.length + documents.length > 0 && !changed)
        await note(workspace, { verb: 'gc', why, serial: document.serial })
      const rest = found.flatMap(({ paths }) => paths.filter(path => !first.has(path)))
      await removeUnnamed(workspace, rest, document)
    }
    const bytes = found.reduce((sum, release) => sum + release.bytes, 0)
    const removed = found.map(({ paths, ...release }) => ({ ...release, files: paths.length }))
    return {
      lines: [
        ...removed.map(
          ({ name, release, files, bytes: size }) => `${name} ${release}: ${files} files, ${bytesText(size)}`,
        ),
        ...(documents.length > 0 ? [`${documents.length} documents that no page shows any more`] : []),
        removed.length + documents.length === 0
          ? 'nothing to remove'
          : `${removed.length} releases, ${bytesText(bytes)}`,
      ],
      data: {
        changed,
        removed,
        documents: documents.length,
        bytes,
        kept: staying(document, history, policy, now),
        serial: document.serial,
      },
    }
  },
}

/**
 * Removes files, but for those of releases that were entered since: who publishes what is there already writes none of it again.
 * @param known what was read when they were found
 */
async function removeUnnamed(
  workspace: Workspace,
  paths: readonly string[],
  known: ReleaseDocument,
): Promise<void> {
  if (paths.length === 0) return
  const live = await readDocument(workspace)
  const isEntered = (path: string) => {
    const [name = '', release = ''] = path.split('/')
    const isIn = (document: ReleaseDocument) => findRelease(findChannel(document, name), release) !== null
    return isIn(live) && !isIn(known)
  }
  await workspace.store.removeFiles(paths.filter(path => !isEntered(path)))
}
