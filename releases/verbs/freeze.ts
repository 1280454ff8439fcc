import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { changeDocument } from '../document/change.ts'
import { ALL } from '../document/frozen.ts'
import { lineOf } from '../lines/line.ts'
import { neededReason, reasonOption, type Verb } from './verb.ts'

/** Freezing and its end differ in one word. */
const towards = (frozen: boolean, verb: string, summary: string, reason: string): Verb => ({
  summary,
  usage: `${verb} <name | ${ALL}> --reason text`,
  examples: [`${verb} mfe-checkout --reason "${reason}"`, `${verb} ${ALL} --reason "${reason}"`],
  options: reasonOption,
  arguments: ['name'],
  async run(desk, [name = ''], values) {
    const { document, changed } = await changeDocument(desk, {
      verb,
      why: neededReason(values),
      about: () => ({ name }),
      ...(name === ALL && { frozen }),
      evenFrozen: true,
      edit: before => withFrozen(before, name, frozen),
    })
    const state = frozen ? 'frozen' : 'open to writes'
    return {
      lines: [
        changed ? `${name} is ${state}, serial ${document.serial}` : `${name} is ${state} already`,
        ...(document.frozen && name !== ALL
          ? [`everything is frozen all the same: \`unfreeze ${ALL}\``]
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
  const line = lineOf(document, name)
  return line.frozen === frozen ? null : { ...document.remotes, [name]: { ...line, frozen } }
}

export const freeze = towards(true, 'freeze', 'allow no writes to one line or to all', 'sale until Monday')
export const unfreeze = towards(false, 'unfreeze', 'allow writes again', 'sale is over')
