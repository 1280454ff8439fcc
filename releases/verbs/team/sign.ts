import type { Workspace } from '../../document/read.ts'
import { type Report, textOf, type Values } from '../verb.ts'
import { missing, writeKeys } from './write-keys.ts'

/** One more operator agrees to the teams' keys as `team list` shows them; or signs them anew after an operators' key has changed. */
export async function sign(workspace: Workspace, _args: string[], values: Values): Promise<Report> {
  const written = await writeKeys(workspace, {
    verb: 'team-sign',
    why: textOf(values.reason, 'teams’ keys as `team list` shows them'),
    edit: () => 'same',
  })
  const { document, changed, signatures, threshold } = written
  const wait = missing(written)
  return {
    lines: [
      changed ? `signed, serial ${document.serial}` : 'nothing to sign',
      ...(wait && signatures > 0 ? [wait] : []),
    ],
    data: { changed, holds: wait === null, signatures, threshold, serial: document.serial },
  }
}
