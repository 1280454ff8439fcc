import { note } from '../../audit-log/note.ts'
import { changeDocument } from '../../document/change.ts'
import { readDocument } from '../../document/read.ts'
import { withRevoked } from '../../pass/revoked.ts'
import { ReleaseError } from '../../refusal.ts'
import type { AuditEntry } from '../../store/store.ts'
import { reasonOption, textOf, type Verb } from '../verb.ts'
import { type Given, givenOut, shownBy } from './given-out.ts'

type About = Pick<AuditEntry, 'name' | 'release' | 'pass'>

const MAX_TOGETHER = 50
const OUTCOME = {
  holds: 'is taken back',
  gone: 'is taken back',
  revoked: 'was taken back before',
  over: 'was over before',
} as const satisfies Record<Given['state'], string>
/** Shortest beginning of an id that may stand for it. */
const MIN_PREFIX = 4

export const revoke: Verb = {
  summary: 'take the link of a preview or replay back: it shows nothing any more, opened or not',
  usage: 'revoke <preview>… [--reason text]',
  examples: [
    'revoke Zm9vYmFyYmF6cXV4   # `previews` names them; its first characters do',
    'revoke Zm9v cXV4 --reason "the laptop is lost"',
  ],
  options: reasonOption,
  arguments: ['preview'],
  more: MAX_TOGETHER - 1,
  seenByEdges: true,
  async run(workspace, wanted, values) {
    if (workspace.settings.teamKey !== null)
      throw new ReleaseError('refused', 'links are taken back by operators alone')
    const log = await workspace.store.readAudit()
    const known = givenOut(log, await readDocument(workspace), workspace.now())
    const chosen = wanted.map(text => named(known, text))
    const entries = chosen.flatMap(({ id, releases }): About[] =>
      releases.length > 0 ? releases.map(one => ({ ...one, pass: id })) : [{ pass: id }],
    )
    const why = textOf(values.reason, `taken back from ${chosen.map(one => one.for).join(', ')}`)
    let revoked: Record<string, string> | null = null
    const { document, changed } = await changeDocument(workspace, {
      verb: 'revoke',
      why,
      about: () => entries[0] ?? {},
      evenFrozen: true,
      retry: true,
      edit(before) {
        revoked = withRevoked(before, chosen, workspace.now())
        return revoked && before.remotes
      },
      also: draft => (revoked ? { ...draft, revoked } : draft),
    })
    // The log finds each channel by its name; the first stands in the write's own entry.
    if (changed && !workspace.dryRun)
      for (const one of entries.slice(1))
        await note(workspace, { verb: 'revoke', why, ...one, serial: document.serial })
    return {
      lines: [
        ...chosen.map(one => `${one.id} ${OUTCOME[one.state]}: ${shownBy(one)} for ${one.for}`),
        changed ? `serial ${document.serial}` : 'nothing to do: all of it is so already',
      ],
      data: { ids: chosen.map(({ id }) => id), changed, serial: document.serial },
    }
  },
}

/** @throws ReleaseError unless the text is a link's id, or a beginning of it that fits no other */
function named(known: readonly Given[], text: string): Given & { id: string } {
  const fitting = known.flatMap(one => {
    const { id } = one
    const fits = id === text || (text.length >= MIN_PREFIX && id?.startsWith(text))
    return id !== null && fits ? [{ ...one, id }] : []
  })
  const [only] = fitting
  if (only && fitting.length === 1) return only
  const problem = only ? `several previews begin with "${text}"` : `there is no preview "${text}"`
  throw new ReleaseError('refused', problem, ['`previews --all` names them'])
}
