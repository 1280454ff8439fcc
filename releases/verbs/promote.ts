import type { PublishedRelease, ReleaseChannel, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { blastRadius, radiusLines } from '../channels/blast-radius.ts'
import { channelOf, usableRelease } from '../channels/channel.ts'
import { promoted, promotedTo } from '../channels/promote.ts'
import { quarantined } from '../channels/quarantine.ts'
import { replacedLine, replacing } from '../channels/replace.ts'
import { check } from '../compatibility/check.ts'
import { refusalLines } from '../compatibility/finding.ts'
import { changeDocument } from '../document/change.ts'
import { ReleaseError } from '../refusal.ts'
import { evenTakenBackOption, refuseTakenBack } from './refuse-taken-back.ts'
import { promoteTogether } from './together/promote-together.ts'
import { MAX_RELEASES, reasonOption, replaceOption, textOf, type Verb, wholeNumber } from './verb.ts'

const EVERYONE = 100

export const promote: Verb = {
  summary: 'give a published release to everyone, or to some of a hundred visitors',
  usage:
    'promote <name> <release> [--percent N [--replace]] [--mends] [--allow-gone] [--even-taken-back] [--reason text] | promote <name>@<release>…',
  examples: [
    'promote mfe-catalog 1a2b3c',
    'promote mfe-catalog 1a2b3c --percent 5 --reason "new search"',
    'promote mfe-catalog 1a2b3c --percent 5 --replace   # in the place of one that is being rolled out, as pipelines do',
    'promote mfe-catalog 1a2b3c --mends --reason "prices were missing"   # what it replaces is never fallen back to',
    'promote host-shell@9f8e7d mfe-catalog@1a2b3c mfe-checkout@5d6e7f   # in one write: they fit only together',
    'promote host-shell 9f8e7d --dry-run',
  ],
  options: {
    ...reasonOption,
    percent: { type: 'string', takes: 'N', says: 'to so many of a hundred visitors, always the same' },
    ...replaceOption,
    mends: { type: 'boolean', says: 'what it replaces is known to be bad: nothing falls back to it' },
    'allow-gone': { type: 'boolean', says: 'also where paths or slots of the release before are gone' },
    ...evenTakenBackOption,
  },
  arguments: ['name and release, or name@release'],
  more: MAX_RELEASES,
  seenByEdges: true,
  async run(workspace, args, values) {
    if (args.some(arg => arg.includes('@'))) return promoteTogether(workspace, args, values)
    const [name = '', wanted = ''] = args
    if (args.length !== 2) throw new ReleaseError('usage', `usage: ${promote.usage}`)
    const percent = wholeNumber(values, 'percent', EVERYONE, 1, EVERYONE)
    if (values.mends && percent < EVERYONE)
      throw new ReleaseError('usage', '--mends is for a promotion to everyone')
    let release = wanted
    let warnings: string[] = []
    let seen: ReleaseDocument | null = null
    const { document, changed } = await changeDocument(workspace, {
      verb: 'promote',
      get why() {
        return textOf(
          values.reason,
          `promote ${name} ${release}${percent < EVERYONE ? ` to ${percent} %` : ''}`,
        )
      },
      about: () => ({ name, release }),
      refuse: () => refuseTakenBack(workspace, [[name, wanted]], values),
      edit(before) {
        seen = before
        const channel = channelOf(before, name)
        const entry = usableRelease(channel, name, wanted)
        release = entry.release
        // A pipeline of a new remote has not failed: its first release is given to everyone by somebody.
        if (values.replace && percent < EVERYONE && isUntried(channel)) return null
        const next =
          percent === EVERYONE
            ? promoted(values.mends ? withBadStable(channel, release) : channel, release)
            : (values.replace ? replacing : promotedTo)(channel, name, release, percent)
        if (!next) return null
        warnings = checked(before, entry, values['allow-gone'] === true)
        return { ...before.remotes, [name]: next }
      },
    })
    const radius = changed && seen ? blastRadius(seen, document.remotes, name) : null
    const weight = weightOf(document, name, release)
    const share = weight === EVERYONE ? 'everyone' : `${weight} % of visitors`
    const gone = changed && seen ? replacedLine(channelOf(seen, name), channelOf(document, name)) : ''
    return {
      lines: [
        changed
          ? `${name} ${release} serves ${share}, serial ${document.serial}`
          : alreadyLine(document, name, release, percent),
        ...(gone ? [gone] : []),
        ...(radius ? radiusLines(radius) : []),
        ...warnings.map(warning => `note: ${warning}`),
      ],
      data: {
        name,
        release,
        percent: weight,
        changed,
        serial: document.serial,
        warnings,
        ...(radius && { radius }),
      },
    }
  },
}

/** Nothing of it is given to anybody, and nothing was taken off for being bad: a new remote, or one that was retired. */
const isUntried = ({ active, lastGood, quarantined = [], blocked }: ReleaseChannel): boolean =>
  [active, lastGood, quarantined, blocked].every(list => list.length === 0)

/** A share that was asked for is not what a release serves that everyone has already. */
function alreadyLine(document: ReleaseDocument, name: string, release: string, percent: number): string {
  if (isUntried(channelOf(document, name)))
    return `${name} serves nobody, so there is no share to give and nothing is changed: \`promote ${name} ${release}\` gives it to everyone`
  const weight = weightOf(document, name, release)
  if (weight !== EVERYONE) return `${name} ${release} serves ${weight} % of visitors already`
  const line = `${name} ${release} serves everyone already`
  return percent === EVERYONE
    ? line
    : `${line}: no promotion lowers its share, \`rollback ${name}\` takes it back`
}

const weightOf = (document: ReleaseDocument, name: string, release: string): number =>
  channelOf(document, name).active.find(active => active.release === release)?.weight ?? 0

/** @returns the channel with what `release` replaces known to be bad */
const withBadStable = (channel: ReleaseChannel, release: string): ReleaseChannel => {
  const stable = channel.active[0]?.release
  return stable && stable !== release ? quarantined(channel, stable) : channel
}

/** @returns what is worth knowing. @throws ReleaseError when the release does not fit what is live */
function checked(document: ReleaseDocument, entry: PublishedRelease, allowGone: boolean): string[] {
  const findings = check(document, entry)
  const grave = findings.filter(({ level, gone }) => level === 'refuse' && !(gone && allowGone))
  if (grave.length > 0) {
    throw new ReleaseError(
      'refused',
      `${entry.name} ${entry.release} does not fit what is live`,
      refusalLines(grave),
    )
  }
  return findings.filter(({ kind }) => kind !== 'sample').map(({ text }) => text)
}
