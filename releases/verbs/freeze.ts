import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { channelOf } from '../channels/channel.ts'
import { changeDocument } from '../document/change.ts'
import { ALL } from '../document/frozen.ts'
import { refuseEmpty } from '../document/refuse-empty.ts'
import { neededReason, reasonOption, type Verb } from './verb.ts'

/** Freezing and its end differ in one word. */
const towards = (frozen: boolean, verb: string, summary: string, reason: string): Verb => ({
  summary,
  usage: `${verb} <name | ${ALL}> --reason text`,
  examples: [`${verb} mfe-checkout --reason "${reason}"`, `${verb} ${ALL} --reason "${reason}"`],
  options: reasonOption,
  arguments: ['name'],
  async run(workspace, [name = ''], values) {
    const { document, changed } = await changeDocument(workspace, {
      verb,
      why: neededReason(values),
      about: () => ({ name }),
      ...(name === ALL && { frozen }),
      evenFrozen: true,
      edit(before) {
        refuseEmpty(before, workspace.store)
        return withFrozen(before, name, frozen)
      },
    })
    const state = frozen ? 'frozen' : 'open to writes'
    return {
      lines: [
        changed ? `${name} is ${state}, serial ${document.serial}` : `${name} is ${state} already`,
        ...(document.frozen && name !== ALL
          ? [`everything is frozen all the same: \`unfreeze ${ALL} --reason "…"\``]
          : []),
      ],
      data: { name, frozen, changed, serial: document.serial },
    }
  },
})

function withFrozen(
  document: ReleaseDocument,
  name: string,
  frozen: boolean,
): ReleaseDocument['remotes'] | null {
  if (name === ALL) return (document.frozen ?? false) === frozen ? null : document.remotes
  const channel = channelOf(document, name)
  return channel.frozen === frozen ? null : { ...document.remotes, [name]: { ...channel, frozen } }
}

export const freeze = towards(
  true,
  'freeze',
  'nothing more moves on one channel, or on all, but by --even-frozen; edges still take a failing canary off',
  'sale until Monday',
)
export const unfreeze = towards(false, 'unfreeze', 'allow writes again', 'sale is over')
