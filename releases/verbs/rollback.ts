import type { ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { blastRadius, radiusLines } from '../channels/blast-radius.ts'
import { channelOf, publishedRelease, usableRelease } from '../channels/channel.ts'
import { rollbackTarget, rolledBack } from '../channels/rollback.ts'
import { unservable } from '../compatibility/check.ts'
import { changeDocument } from '../document/change.ts'
import { ReleaseError } from '../refusal.ts'
import { doneJustNow, takenBack } from './done-just-now.ts'
import { rollbackTogether } from './together/rollback-together.ts'
import { MAX_RELEASES, reasonOption, textOf, type Verb } from './verb.ts'

export const rollback: Verb = {
  summary: 'take a release out of service; again to go one deeper',
  usage:
    'rollback <name> [--from release] [--to release] [--even-frozen] [--reason text] | rollback [name…] --to-serial N',
  examples: [
    'rollback mfe-catalog --reason "prices missing"',
    'rollback mfe-checkout --to 1a2b3c --reason "totals wrong"',
    'rollback mfe-catalog --from 9f8e7d   # only if that is still live, also right after another rollback',
    'rollback --to-serial 41 --reason "the upgrade"   # all that has moved since, in one write',
    'rollback mfe-catalog --dry-run',
  ],
  options: {
    ...reasonOption,
    from: { type: 'string', takes: 'release', says: 'only if that is still live: given twice, done once' },
    to: { type: 'string', takes: 'release', says: 'to that one, instead of the one before' },
    'to-serial': { type: 'string', takes: 'N', says: 'all that moved since document N, or the names given' },
    'even-frozen': { type: 'boolean', says: 'goes through although the channel is frozen' },
  },
  arguments: [],
  more: MAX_RELEASES,
  seenByEdges: true,
  async run(workspace, args, values) {
    if (values['to-serial'] !== undefined) return rollbackTogether(workspace, args, values)
    const [name = ''] = args
    if (args.length !== 1) throw new ReleaseError('usage', `usage: ${rollback.usage}`)
    let from: string[] = []
    let to = ''
    let seen: ReleaseDocument | null = null
    const wanted = { from: textOf(values.from, ''), to: textOf(values.to, '') }
    const done = wanted.from
      ? await takenBack(workspace, name, wanted.from)
      : wanted.to
        ? null
        : await doneJustNow(workspace, name)
    if (done) return done
    const { document, changed } = await changeDocument(workspace, {
      verb: 'rollback',
      get why() {
        return textOf(values.reason, `rollback ${name} from ${from.join(', ')} to ${to}, no reason given`)
      },
      about: () => ({ name, release: to }),
      evenFrozen: values['even-frozen'] === true,
      edit(before) {
        seen = before
        const channel = channelOf(before, name)
        from = channel.active.map(active => active.release)
        if (wanted.from) {
          const bad = publishedRelease(channel, name, wanted.from).release
          if (!from.includes(bad)) throw notLive(channel, name, bad)
        }
        to = wanted.to || (rollbackTarget(channel) ?? '')
        if (!to && from.length === 0)
          throw new ReleaseError('refused', `${name} serves nobody, and nothing stands in for it`, [
            `\`promote ${name} <release>\` gives everybody one of its releases`,
          ])
        if (!to)
          throw new ReleaseError('refused', `${name} has no earlier release to go back to`, [
            'fix forward: build, publish, promote',
            ...(name === HOST_NAME
              ? []
              : [
                  `until then \`block ${name} ${from.at(-1) ?? '<release>'} --take-down --reason "…"\` has its paths not found`,
                ]),
          ])
        const entry = usableRelease(channel, name, to)
        to = entry.release
        if (channel.active.length === 1 && channel.active[0]?.release === to) return null
        const reasons = unservable(before, entry)
        if (reasons.length === 0) return { ...before.remotes, [name]: rolledBack(channel, to) }
        throw new ReleaseError('refused', `${name} ${to} does not fit what is live`, [
          ...reasons,
          'name another release with --to, or roll the other part back first',
        ])
      },
    })
    const radius = changed && seen ? blastRadius(seen, document.remotes, name) : null
    return {
      lines: [
        changed
          ? `${name} is back to ${to} (was ${from.join(', ') || 'nothing'}), serial ${document.serial}`
          : `${name} ${to} serves everyone already`,
        ...(radius ? radiusLines(radius) : []),
      ],
      data: { name, from, to, changed, serial: document.serial, ...(radius && { radius }) },
    }
  },
}

/** Whoever names another release than the bad one must hear that the bad one is still there. */
function notLive({ active }: ReleaseChannel, name: string, release: string): ReleaseError {
  const live = active.map(({ release: id, weight }) => `${id} (${weight} %)`).join(', ')
  return new ReleaseError('refused', `${name} ${release} is not live, and nothing was rolled back`, [
    `live: ${live || 'nothing'}`,
  ])
}
