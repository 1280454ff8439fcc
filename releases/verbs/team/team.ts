import { ReleaseError } from '../../refusal.ts'
import { reasonOption, type Verb } from '../verb.ts'
import { add, remove } from './give-and-take.ts'
import { list } from './list.ts'
import { key } from './make-key.ts'
import { sign } from './sign.ts'

const ACTS = { add, remove, list, sign, key } as const
/** How much may follow an act: the remote, and a key. */
const MAX_MORE = { add: 2, remove: 2, list: 0, sign: 0, key: 1 } as const satisfies Record<
  keyof typeof ACTS,
  number
>
const isAct = (act: string): act is keyof typeof ACTS => Object.hasOwn(ACTS, act)

export const team: Verb = {
  summary:
    'keys of teams: each may publish, promote, roll back and block releases of one remote, and touch no other',
  usage:
    'team add <remote> <public key> --until date | remove <remote> [key id] | list | sign | key <remote> [--reason text]',
  examples: [
    'team key mfe-catalog   # by the team: makes a key, prints its public half',
    'team add mfe-catalog MCowBQYDK2VwAyEA… --until 2027-06-30',
    'team remove mfe-catalog --reason "stolen"',
    'team list',
    'team sign   # where several operators must agree (RELEASE_THRESHOLD)',
  ],
  options: {
    ...reasonOption,
    until: { type: 'string', takes: 'date', says: 'of `add`: the key’s last day, within 400' },
  },
  arguments: ['add, remove, list, sign or key'],
  more: Math.max(...Object.values(MAX_MORE)),
  seenByEdges: true,
  run(workspace, [act = '', ...args], values) {
    if (isAct(act) && args.length <= MAX_MORE[act]) return ACTS[act](workspace, args, values)
    throw new ReleaseError('usage', `usage: ${team.usage}`)
  },
}
