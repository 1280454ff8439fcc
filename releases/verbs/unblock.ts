import { channelOf, publishedRelease } from '../channels/channel.ts'
import { changeDocument } from '../document/change.ts'
import { neededReason, reasonOption, type Verb } from './verb.ts'

export const unblock: Verb = {
  summary: 'allow a blocked release again; nobody gets it before it is promoted',
  usage: 'unblock <name> <release> --reason text',
  examples: ['unblock mfe-checkout 1a2b3c --reason "it was the backend"'],
  options: reasonOption,
  arguments: ['name', 'release'],
  async run(workspace, [name = '', wanted = ''], values) {
    let release = wanted
    const { document, changed } = await changeDocument(workspace, {
      verb: 'unblock',
      why: neededReason(values),
      about: () => ({ name, release }),
      edit(before) {
        const channel = channelOf(before, name)
        // A blocked release may be gone from the store: the block is all that is left of it.
        const fitting = channel.blocked.filter(id => id.startsWith(wanted))
        release =
          channel.blocked.find(id => id === wanted) ?? (fitting.length === 1 ? (fitting[0] ?? '') : wanted)
        if (!channel.blocked.includes(release)) {
          // A name that is mistyped must not pass for one that may be served.
          release = publishedRelease(channel, name, wanted).release
          return null
        }
        const blocked = channel.blocked.filter(id => id !== release)
        return { ...before.remotes, [name]: { ...channel, blocked } }
      },
    })
    return {
      lines: [
        changed
          ? `${name} ${release} may be promoted again, serial ${document.serial}`
          : `${name} ${release} is not blocked`,
      ],
      data: { name, release, changed, serial: document.serial },
    }
  },
}
