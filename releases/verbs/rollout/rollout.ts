import { channelOf, usableRelease } from '../../channels/channel.ts'
import { replacedLine } from '../../channels/replace.ts'
import { check } from '../../compatibility/check.ts'
import { refusalLines } from '../../compatibility/finding.ts'
import { changeDocument } from '../../document/change.ts'
import type { Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import { advanceRollouts } from '../../rollout/advance.ts'
import { begun, whereItIs } from '../../rollout/next-step.ts'
import { policyFor } from '../../rollout/policy.ts'
import { evenTakenBackOption, refuseTakenBack } from '../refuse-taken-back.ts'
import { type Report, reasonOption, replaceOption, textOf, type Verb } from '../verb.ts'

const HOW_IT_GOES_ON =
  'it goes on while an edge has the key, or `rollout --advance` is run; `rollback` or `promote` ends it'

const ADVANCE_TAKES_NONE = ['policy', 'replace', 'even-taken-back']

export const rollout: Verb = {
  summary: 'give a release to ever more visitors by the policy of its remote, and take it back by itself',
  usage:
    'rollout <name> <release> [--replace] [--policy file] [--even-taken-back] [--reason text] | rollout --advance',
  examples: [
    'rollout mfe-catalog 1a2b3c --reason "new search"   # steps and pauses of releases/rollouts.json',
    'rollout --advance   # does what is due; by an edge that has the key, or every minute by cron',
  ],
  options: {
    ...reasonOption,
    ...replaceOption,
    ...evenTakenBackOption,
    policy: { type: 'string', takes: 'file', says: 'steps and pauses, not releases/rollouts.json' },
    advance: { type: 'boolean', says: 'does what is due with every rollout' },
  },
  arguments: [],
  more: 2,
  seenByEdges: true,
  async run(workspace, args, values) {
    const [name = '', wanted = ''] = args
    const isAdvance = values.advance === true
    if (args.length !== (isAdvance ? 0 : 2) || (isAdvance && ADVANCE_TAKES_NONE.some(flag => values[flag])))
      throw new ReleaseError('usage', `usage: ${rollout.usage}`)
    if (isAdvance) return advanced(workspace)
    const policy = await policyFor(name, textOf(values.policy, ''))
    let release = wanted
    let gone = ''
    const { document, changed } = await changeDocument(workspace, {
      verb: 'rollout',
      get why() {
        return textOf(values.reason, `rollout of ${release} by policy`)
      },
      about: () => ({ name, release }),
      refuse: () => refuseTakenBack(workspace, [[name, wanted]], values),
      edit(before, newest) {
        const channel = channelOf(before, name)
        const entry = usableRelease(channel, name, wanted)
        release = entry.release
        const against = check(before, entry).filter(({ level }) => level === 'refuse')
        if (against.length > 0)
          throw new ReleaseError(
            'refused',
            `${name} ${release} does not fit what is live`,
            refusalLines(against),
          )
        const next = begun(
          channel,
          name,
          release,
          policy,
          workspace.now(),
          newest.serial + 1,
          values.replace === true,
        )
        gone = next ? replacedLine(channel, next) : ''
        return next && { ...before.remotes, [name]: next }
      },
    })
    const state = document.remotes[name]?.rollout
    const where = state ? whereItIs(state) : `${release} serves everyone`
    return {
      lines: [
        changed
          ? `${name}: ${where}, serial ${document.serial}`
          : `${name} ${release} is ${state ? 'being rolled out' : 'what visitors get'} already`,
        ...(gone ? [gone] : []),
        ...(state ? [HOW_IT_GOES_ON] : []),
      ],
      data: { name, release, changed, rollout: state, serial: document.serial },
    }
  },
}

async function advanced(workspace: Workspace): Promise<Report> {
  const done = await advanceRollouts(workspace)
  const serial = done.at(-1)?.serial
  return {
    lines: done.length > 0 ? done.map(({ name, why }) => `${name}: ${why}`) : ['nothing is due'],
    data: { done, changed: done.length > 0, ...(serial !== undefined && { serial }) },
  }
}
