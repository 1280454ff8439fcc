import { refuseClockAhead, type Workspace } from 'releases/document'
import type { Session } from './sessions.ts'
import type { OperatorSource } from './source.ts'

/** What a verb works with that an operator runs by these pages: under the same conditions as by the command. */
export function workspaceOf(
  { settings, store }: Pick<OperatorSource, 'settings' | 'store'>,
  { name }: Session,
): Workspace {
  const workspace: Workspace = {
    settings: { ...settings, actor: `${name} (operator page)` },
    store,
    now: () => new Date(),
    beforeWrite: () => refuseClockAhead(workspace),
  }
  return workspace
}
