import { note } from '../../audit-log/note.ts'
import { readDocument } from '../../document/read.ts'
import { issuePass } from '../../pass/issue.ts'
import { ReleaseError } from '../../refusal.ts'
import { textOf, type Verb } from '../verb.ts'
import { linkOptions, wantedLink } from './link.ts'

/** A pass that replaces no release: what its browser has by it is the right to look. */
export const inspect: Verb = {
  summary: 'a signed link by which one browser sees what pages are made of, releases left as they are',
  usage: 'inspect --for name [--hours N] [--path /address] [--reason text]',
  examples: ['inspect --for "Ana, on call"', 'inspect --for "Liu Wei" --hours 4 --path /checkout/cart'],
  options: linkOptions,
  arguments: [],
  async run(workspace, _args, values) {
    if (workspace.settings.teamKey !== null)
      throw new ReleaseError(
        'refused',
        'a team’s key gives nobody the right to look: edges believe operators alone',
        ['a preview of your own remote has it as well: `preview <name> <release> --for name`'],
      )
    const { person, hours, path } = wantedLink(values)
    const { serial } = await readDocument(workspace)
    const { id, key, link, expires } = await issuePass(
      workspace,
      { for: person, releases: {} },
      hours,
      inspected(path),
    )
    const why = textOf(values.reason, `${person} looks into pages`)
    if (id !== null && key !== null)
      await note(workspace, { verb: 'inspect', why, for: person, until: expires, serial, pass: id, key })
    return {
      lines: [
        `what pages are made of, for ${person} until ${expires}; the first browser that opens it keeps it:`,
        link ?? 'no link is made in a dry run',
        ...(id === null ? [] : [`to take it back: revoke ${id}`]),
      ],
      data: { for: person, id, expires, link },
    }
  },
}

/** @returns the address with the question for what its page is made of */
function inspected(path: string): string {
  const { pathname, search } = new URL(path, 'http://shop')
  return `${pathname}${search}${search ? '&' : '?'}composition`
}
