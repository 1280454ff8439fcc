import type { PublishedRelease, ReleaseDocument } from 'shared-contracts/release/document.ts'
import { note } from '../../audit-log/note.ts'
import { asIfLive } from '../../channels/as-if-live.ts'
import { channelOf, usableRelease } from '../../channels/channel.ts'
import { misfits } from '../../compatibility/check.ts'
import { refusalLines } from '../../compatibility/finding.ts'
import { readDocument } from '../../document/read.ts'
import { issuePass } from '../../pass/issue.ts'
import { MAX_BROWSERS } from '../../pass/pass.ts'
import { ReleaseError } from '../../refusal.ts'
import { namedReleases } from '../together/named-releases.ts'
import { textOf, type Verb, wholeNumber } from '../verb.ts'
import { actingTeam, refuseBeyond } from './acting-team.ts'
import { linkOptions, wantedLink } from './link.ts'

/** The link becomes a cookie, of which browsers keep 4 KB. */
const MAX_TOGETHER = 20

export const preview: Verb = {
  summary: 'a signed link that shows published releases to one person, or a few, for some hours',
  usage:
    'preview <name> <release> --for name [--browsers N] [--hours N] [--path /address] [--reason text] | preview <name>@<release>… --for name',
  examples: [
    'preview mfe-catalog 1a2b3c --for "Ana, product"',
    'preview mfe-checkout 1a2b3c --for "Liu Wei" --hours 4 --path /checkout/cart',
    'preview mfe-catalog 1a2b3c --for "pull request 12" --browsers 5   # whoever reviews it',
    'preview host-shell@9f8e7d mfe-catalog@1a2b3c --for Ana   # beside each other; what fits only together too',
  ],
  options: {
    ...linkOptions,
    browsers: { type: 'string', takes: 'N', says: `browsers that may open it (1), ${MAX_BROWSERS} at most` },
  },
  arguments: ['name and release, or name@release'],
  more: MAX_TOGETHER - 1,
  async run(workspace, args, values) {
    const { person, hours, path } = wantedLink(values)
    const browsers = wholeNumber(values, 'browsers', 1, 1, MAX_BROWSERS)
    const document = await readDocument(workspace)
    const releases = wanted(document, args).map(({ name, release }) => ({ name, release }))
    const pinned = Object.fromEntries(releases.map(({ name, release }) => [name, release]))
    const team = await actingTeam(workspace, document)
    if (team) refuseBeyond(document, pinned, team)
    // Of one nothing is said: edges of before know no more.
    const shown = { for: person, ...(browsers > 1 && { browsers }) }
    const { id, key, link, expires } = await issuePass(workspace, { ...shown, releases: pinned }, hours, path)
    const why = textOf(values.reason, `preview for ${person}`)
    const by = team && { team: team.name }
    const given = { verb: 'preview', why, ...shown, ...by, until: expires, serial: document.serial }
    // The log finds each channel by its name.
    if (id !== null && key !== null)
      for (const one of releases) await note(workspace, { ...given, ...one, pass: id, key })
    return {
      lines: [
        `${called(releases)} for ${person} until ${expires}; ${keptBy(browsers)}:`,
        link ?? 'no link is made in a dry run',
        ...(id === null ? [] : [`to take it back: revoke ${id}`]),
      ],
      data: { ...releases[0], releases, for: person, browsers, id, expires, link },
    }
  },
}

const keptBy = (browsers: number) =>
  browsers === 1
    ? 'the first browser that opens it keeps it'
    : `the first ${browsers} browsers that open it keep it`

const called = (releases: readonly { name: string; release: string }[]) =>
  releases.map(({ name, release }) => `${name} ${release}`).join(', ')

/** @throws ReleaseError when one cannot be shown, or they do not fit each other and what is live */
function wanted(document: ReleaseDocument, args: readonly string[]): PublishedRelease[] {
  const [name = '', release = ''] = args
  const several = args.some(arg => arg.includes('@'))
  if (!several && args.length !== 2) throw new ReleaseError('usage', `usage: ${preview.usage}`)
  const named = several ? namedReleases(args) : [[name, release] as const]
  const releases = named.map(([one, id]) => usableRelease(channelOf(document, one), one, id))
  const beside = asIfLive(document, releases)
  const against = releases.flatMap(entry => misfits(beside, entry)).filter(({ level }) => level === 'refuse')
  if (against.length === 0) return releases
  throw new ReleaseError('refused', `${called(releases)} does not fit what is live`, refusalLines(against))
}
