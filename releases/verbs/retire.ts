import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { blastRadius, radiusLines } from '../channels/blast-radius.ts'
import { channelOf } from '../channels/channel.ts'
import { retired } from '../channels/retire.ts'
import { changeDocument } from '../document/change.ts'
import { ReleaseError } from '../refusal.ts'
import { neededReason, reasonOption, type Verb } from './verb.ts'

export const retire: Verb = {
  summary: 'take a remote off altogether: its paths are not found until one of its releases is promoted',
  usage: 'retire <name> --reason text [--even-frozen]',
  examples: [
    'retire mfe-stories --reason "the shop tells no stories any more"',
    'retire mfe-stories --reason "as above" --dry-run',
  ],
  options: {
    ...reasonOption,
    'even-frozen': { type: 'boolean', says: 'goes through although the channel is frozen' },
  },
  arguments: ['name'],
  seenByEdges: true,
  async run(workspace, [name = ''], values) {
    const why = neededReason(values)
    if (name === HOST_NAME)
      throw new ReleaseError('refused', `without ${name} there is no page at all`, [
        `another one takes its place: publish and promote it, or \`rollback ${name}\``,
      ])
    let seen: ReleaseDocument | null = null
    const { document, changed } = await changeDocument(workspace, {
      verb: 'retire',
      why,
      about: () => ({ name }),
      evenFrozen: values['even-frozen'] === true,
      edit(before) {
        seen = before
        const next = retired(channelOf(before, name))
        return next && { ...before.remotes, [name]: next }
      },
    })
    const radius = changed && seen ? blastRadius(seen, document.remotes, name) : null
    return {
      lines: [
        changed
          ? `${name} serves nobody, serial ${document.serial}; \`promote\` brings it back`
          : `${name} serves nobody already`,
        ...(radius ? radiusLines(radius) : []),
      ],
      data: { name, changed, serial: document.serial, ...(radius && { radius }) },
    }
  },
}
