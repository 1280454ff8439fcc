import type { Workspace } from '../document/read.ts'
import type { Flags } from '../flags.ts'
import { ReleaseError } from '../refusal.ts'
import { takenBackByAnother } from './done-just-now.ts'
import type { Values } from './verb.ts'

/** Of verbs that give a release to visitors. */
export const evenTakenBackOption = {
  'even-taken-back': { type: 'boolean', says: 'also one that another took back a moment ago' },
} as const satisfies Flags

/**
 * Who gives a release to visitors has decided that before another took it back: at the same moment, or as the next step of a pipeline.
 * @param wanted names, and ids of their releases or beginnings of such
 * @throws ReleaseError `conflict`, with who it was and why; whoever means it is told how to say so
 */
export async function refuseTakenBack(
  workspace: Workspace,
  wanted: Iterable<readonly [name: string, release: string]>,
  values: Values,
): Promise<void> {
  if (values['even-taken-back']) return
  for (const [name, release] of wanted) {
    const words = await takenBackByAnother(workspace, name, release)
    if (words === null) continue
    throw new ReleaseError('conflict', `${name} ${release} has just been taken back; nothing was written`, [
      words,
      '`--even-taken-back` gives it to visitors all the same',
    ])
  }
}
