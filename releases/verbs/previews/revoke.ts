import { note } from '../../audit-log/note.ts'
import { changeDocument } from '../../document/change.ts'
import { readDocument } from '../../document/read.ts'
import { withoutPasses } from '../../pass/revoked.ts'
import { ReleaseError } from '../../refusal.ts'
import type { AuditEntry } from '../../store/store.ts'
import { reasonOption, textOf, type Verb } from '../verb.ts'
import { actingTeam } from './acting-team.ts'
import { chosenOf } from './chosen.ts'
import { type Given, givenOut, linkKeys, shownBy } from './given-out.ts'

type About = Pick<AuditEntry, 'name' | 'release' | 'pass'>

const MAX_TOGETHER = 50
const OUTCOME = {
  holds: 'is taken back',
  gone: 'is taken back',
  'key gone': 'is taken back',
  revoked: 'was taken back before',
  over: 'was over before',
} as const satisfies Record<Given['state'], string>

export const revoke: Verb = {
  summary: 'take the link of preview, inspect or why back: it shows nothing any more, opened or not',
  usage: 'revoke <preview>… [--reason text] | revoke --for name',
  examples: [
    'revoke Zm9vYmFyYmF6cXV4   # `previews` names them; its first characters do',
    'revoke Zm9v cXV4 --reason "the laptop is lost"',
    'revoke --for "pull request 12"   # all that were made for it and hold',
  ],
  options: {
    ...reasonOption,
    for: { type: 'string', takes: 'name', says: 'all links made for this name, instead of naming each' },
  },
  arguments: [],
  more: MAX_TOGETHER,
  seenByEdges: true,
  async run(workspace, wanted, values) {
    const person = textOf(values.for, '')
    if ((wanted.length === 0) === (person === '')) throw new ReleaseError('usage', `usage: ${revoke.usage}`)
    const log = await workspace.store.readAudit()
    const live = await readDocument(workspace)
    const team = (await actingTeam(workspace, live))?.name ?? null
    // A team knows its own.
    const keys = await linkKeys(workspace, live)
    const known = givenOut(log, live, keys, workspace.now()).filter(one => team === null || one.team === team)
    const chosen = chosenOf(known, wanted, person)
    const entries = chosen.flatMap(({ id, releases }): About[] =>
      releases.length > 0 ? releases.map(one => ({ ...one, pass: id })) : [{ pass: id }],
    )
    const people = new Set(chosen.map(one => one.for))
    const why = textOf(values.reason, `taken back from ${[...people].join(', ')}`)
    let after: ReturnType<typeof withoutPasses> = null
    const { document, changed } = await changeDocument(workspace, {
      verb: 'revoke',
      why,
      about: () => entries[0] ?? {},
      evenFrozen: true,
      retry: true,
      edit(before) {
        after = withoutPasses(before, chosen, team, workspace.now())
        return after?.remotes ?? null
      },
      also: draft => (after?.revoked ? { ...draft, revoked: after.revoked } : draft),
    })
    // The log finds each channel by its name; the first stands in the write's own entry.
    if (changed && !workspace.dryRun)
      for (const one of entries.slice(1))
        await note(workspace, {
          verb: 'revoke',
          why,
          ...one,
          ...(team !== null && { team }),
          serial: document.serial,
        })
    return {
      lines: [
        ...chosen.map(one => `${one.id} ${OUTCOME[one.state]}: ${shownBy(one)} for ${one.for}`),
        changed
          ? `serial ${document.serial}`
          : person !== '' && chosen.length === 0
            ? `no link that holds was made for "${person}": \`previews\` names those that do`
            : 'nothing to do: all of it is so already',
      ],
      data: { ids: chosen.map(({ id }) => id), changed, serial: document.serial },
    }
  },
}
