import { changeDocument, LIFE_MS } from './change.ts'
import type { Newest } from './newest.ts'
import { readNewest, type Workspace } from './read.ts'

/** A document is renewed once a third of its life is left: ten days in which someone may notice that it is not. */
const RENEW_BEFORE_MS = LIFE_MS / 3

/**
 * Signs the document again for its whole life once it, or a team's key that it rests on, has little left; an expired one too. Of several
 * who do so at once one writes.
 * @returns whether this call wrote one
 */
export async function renewWhenDue(workspace: Workspace): Promise<boolean> {
  const due = ({ document, keysHoldUntil }: Newest) =>
    Math.min(Date.parse(document.expires), keysHoldUntil) - workspace.now().getTime() < RENEW_BEFORE_MS
  const before = await readNewest(workspace)
  // A store in which nothing was written has nothing to renew.
  if (before.serial === 0 || !due(before)) return false
  const { changed } = await changeDocument(workspace, {
    verb: 'renew',
    why: 'due',
    edit: ({ remotes }, newest) => (due(newest) ? remotes : null),
    evenFrozen: true,
    retry: true,
  })
  return changed
}
