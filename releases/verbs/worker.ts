import { changeDocument } from '../document/change.ts'
import { refuseEmpty } from '../document/refuse-empty.ts'
import { ReleaseError } from '../refusal.ts'
import { neededReason, reasonOption, type Verb } from './verb.ts'

const STATES = {
  on: 'allowed',
  off: 'taken back: each browser empties its caches with its next page',
} as const

export const worker: Verb = {
  summary: 'take back the service worker of every browser, or allow it again',
  usage: 'worker <off | on> --reason text',
  examples: ['worker off --reason "pages stay as they were"', 'worker on --reason "mended"'],
  options: reasonOption,
  arguments: ['state'],
  seenByEdges: true,
  async run(workspace, [state = ''], values) {
    if (state !== 'on' && state !== 'off')
      throw new ReleaseError('usage', `worker is on or off, not "${state}"`)
    const { document, changed } = await changeDocument(workspace, {
      verb: 'worker',
      why: neededReason(values),
      worker: state === 'on',
      evenFrozen: true,
      edit(before) {
        refuseEmpty(before, workspace.store)
        return (before.worker !== 'off') === (state === 'on') ? null : before.remotes
      },
    })
    const said = `the service worker is ${STATES[state]}`
    return {
      lines: [changed ? `${said}, serial ${document.serial}` : `${said} already`],
      data: { worker: state, changed, serial: document.serial },
    }
  },
}
