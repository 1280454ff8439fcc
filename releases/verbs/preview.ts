import { note } from '../audit-log/note.ts'
import { channelOf, usableRelease } from '../channels/channel.ts'
import { unservable } from '../compatibility/check.ts'
import { readDocument } from '../document/read.ts'
import { issuePass } from '../pass/issue.ts'
import { ReleaseError } from '../refusal.ts'
import { reasonOption, textOf, type Verb, wholeNumber } from './verb.ts'

export const preview: Verb = {
  summary: 'a signed link that shows a published release to one person for some hours',
  usage: 'preview <name> <release> --for name [--hours N] [--path /address] [--reason text]',
  examples: [
    'preview mfe-catalog 1a2b3c --for "Ana, product"',
    'preview mfe-checkout 1a2b3c --for "Liu Wei" --hours 4 --path /checkout/cart',
  ],
  options: {
    ...reasonOption,
    for: { type: 'string' },
    hours: { type: 'string' },
    path: { type: 'string' },
  },
  arguments: ['name', 'release'],
  async run(workspace, [name = '', wanted = ''], values) {
    if (workspace.settings.teamKey !== null)
      throw new ReleaseError('refused', 'a team’s key makes no links: edges believe operators alone', [
        'ask an operator, or look at it before it is published: `npm run dev -- --against <shop>`',
      ])
    const person = textOf(values.for, '')
    if (!person || person.length > 80)
      throw new ReleaseError('usage', 'say whom it is for: --for "Ana, product"')
    const hours = wholeNumber(values, 'hours', 24, 1, 720)
    const path = textOf(values.path, '/')
    if (!/^\/(?![/\\])/.test(path))
      throw new ReleaseError('usage', '--path must be an address of the shop, e.g. /store')
    const document = await readDocument(workspace)
    const entry = usableRelease(channelOf(document, name), name, wanted)
    const reasons = unservable(document, entry)
    if (reasons.length > 0)
      throw new ReleaseError('refused', `${name} ${entry.release} does not fit what is live`, reasons)
    const { release } = entry
    const { link, expires } = await issuePass(
      workspace,
      { for: person, releases: { [name]: release } },
      hours,
      path,
    )
    const why = textOf(values.reason, `preview for ${person}`)
    if (!workspace.dryRun)
      await note(workspace, { verb: 'preview', why, name, release, until: expires, serial: document.serial })
    return {
      lines: [
        `${name} ${release} for ${person} until ${expires}; the first browser that opens it keeps it:`,
        link ?? 'no link is made in a dry run',
      ],
      data: { name, release, for: person, expires, link },
    }
  },
}
