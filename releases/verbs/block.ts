import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { blastRadius, radiusLines } from '../channels/blast-radius.ts'
import { withBlocked } from '../channels/block.ts'
import { channelOf, publishedRelease } from '../channels/channel.ts'
import { unservable } from '../compatibility/check.ts'
import { changeDocument } from '../document/change.ts'
import { findRelease } from '../document/lookup.ts'
import { ReleaseError } from '../refusal.ts'
import { neededReason, reasonOption, type Verb } from './verb.ts'

export const block: Verb = {
  summary: 'never serve a release again; who has it gets the last good one',
  usage: 'block <name> <release> --reason text [--take-down] [--even-frozen]',
  examples: [
    'block mfe-checkout 1a2b3c --reason "sends card numbers to the log"',
    'block mfe-checkout 1a2b3c --reason "as above" --dry-run',
  ],
  options: {
    ...reasonOption,
    'take-down': { type: 'boolean', says: 'also where nothing can take over: its paths are not found then' },
    'even-frozen': { type: 'boolean', says: 'goes through although the channel is frozen' },
  },
  arguments: ['name', 'release'],
  seenByEdges: true,
  async run(workspace, [name = '', wanted = ''], values) {
    const why = neededReason(values)
    let release = wanted
    let seen: ReleaseDocument | null = null
    const { document, changed } = await changeDocument(workspace, {
      verb: 'block',
      why,
      about: () => ({ name, release }),
      evenFrozen: values['even-frozen'] === true,
      edit(before) {
        seen = before
        const channel = channelOf(before, name)
        release = publishedRelease(channel, name, wanted).release
        const fits = (id: string) => {
          const entry = findRelease(channel, id)
          return entry !== null && unservable(before, entry).length === 0
        }
        const next = withBlocked(channel, release, fits)
        if (next && channel.active.length > 0 && next.active.length === 0)
          refuseEmpty(name, release, values['take-down'] === true)
        return next && { ...before.remotes, [name]: next }
      },
    })
    const serving = channelOf(document, name).active.map(active => active.release)
    const radius = changed && seen ? blastRadius(seen, document.remotes, name) : null
    return {
      lines: [
        changed
          ? `${name} ${release} is blocked, serial ${document.serial}; serving: ${serving.join(', ') || 'nobody'}`
          : `${name} ${release} is blocked already`,
        ...(radius ? radiusLines(radius) : []),
      ],
      data: { name, release, changed, serving, serial: document.serial, ...(radius && { radius }) },
    }
  },
}

function refuseEmpty(name: string, release: string, meant: boolean): void {
  if (name === HOST_NAME) {
    throw new ReleaseError('refused', `without ${name} ${release} there is no page at all`, [
      'publish and promote another one first',
    ])
  }
  if (meant) return
  throw new ReleaseError('refused', `no other release of ${name} can take over from ${release}`, [
    '--take-down blocks it all the same: its paths are not found until another release is promoted',
  ])
}
