import { readFile } from 'node:fs/promises'
import { withOutcome } from '../../audit-log/acts.ts'
import { note } from '../../audit-log/note.ts'
import { namedDocument, pastDocument } from '../../document/past.ts'
import { readDocument, type Workspace } from '../../document/read.ts'
import { mappedStack, readMaps } from '../../maps/mapped-stack.ts'
import { issuePass } from '../../pass/issue.ts'
import { readSession } from '../../pass/session.ts'
import { ReleaseError } from '../../refusal.ts'
import { wantedPath } from '../previews/link.ts'
import { reasonOption, textOf, type Verb, wholeNumber } from '../verb.ts'
import { explained, passOf } from './explain.ts'

export const why: Verb = {
  summary: 'which releases a page was made of, who had put them live, and a link to see it again',
  usage: 'why <session | serial> [--stack file] [--hours N] [--path /address] [--reason text]',
  examples: [
    'why 42',
    'why 42~Zm9vYmFyYmF6cXV4eHl6eg --path /checkout/cart',
    'why 42 --stack error.txt   # a stack of that page, with the places in the sources',
  ],
  options: {
    ...reasonOption,
    stack: { type: 'string', takes: 'file', says: 'a stack of that page, told by its sources; - for stdin' },
    hours: { type: 'string', takes: 'N', says: 'how long the link to the page holds (24), 720 at most' },
    path: { type: 'string', takes: '/address', says: 'where in the shop the link leads (/)' },
  },
  arguments: ['session'],
  async run(workspace, [text = ''], values) {
    const session = readSession(text)
    if (!session) {
      throw new ReleaseError('usage', `"${text.slice(0, 80)}" is neither a serial nor a session`, [
        'a session is the header x-arcade-session of a page, e.g. 42~Zm9vYmFyYmF6cXV4eHl6eg',
      ])
    }
    const hours = wholeNumber(values, 'hours', 24, 1, 720)
    const path = wantedPath(values)
    const stack = values.stack === undefined ? null : await stackIn(workspace, String(values.stack))
    const then = await namedDocument(workspace, session.serial)
    const live = await readDocument(workspace)
    const next = await pastDocument(workspace.store, workspace.settings, session.serial + 1).catch(() => null)
    const parts = explained(then, live, session)
    const missing = parts.filter(({ available }) => available !== 'yes')
    const entries = (await workspace.store.readAudit()).filter(({ serial }) => serial === session.serial)
    const write =
      (await withOutcome(workspace.store, entries)).find(act => act.document !== null && !act.lost) ?? null
    const issued =
      missing.length > 0
        ? null
        : await issuePass(workspace, passOf(session, parts, workspace.settings.actor), hours, path)
    const reason = textOf(values.reason, `replay of ${text}`)
    const unnoted = issued?.id
      ? await noted(workspace, {
          verb: 'why',
          why: reason,
          for: workspace.settings.actor,
          pass: issued.id,
          ...(issued.key !== null && { key: issued.key }),
          until: issued.expires,
          serial: session.serial,
        })
      : null
    const replay = unnoted === null ? (issued?.link ?? null) : null
    return {
      lines: [
        `serial ${then.serial}, in force from ${then.issued} until ${next?.issued ?? 'now'}`,
        ...(write ? [`${write.verb} by ${write.who}: ${write.why}`] : []),
        ...parts.map(
          ({ name, release, as, git, available }) =>
            `${name.padEnd(18)} ${release} (${as}; source ${git})${available === 'yes' ? '' : ` ${available}`}`,
        ),
        ...(missing.length > 0 ? ['cannot be shown again: a release is blocked or its files are gone'] : []),
        ...(issued
          ? replay === null
            ? [unnoted ?? unlinked(workspace)]
            : [`see it again, until ${issued.expires}:`, replay]
          : []),
        ...(stack === null ? [] : [stack]),
      ],
      data: {
        serial: then.serial,
        from: then.issued,
        until: next?.issued ?? null,
        write,
        visitor: session.visitor || null,
        releases: parts,
        replay,
        ...(stack !== null && { stack }),
      },
    }
  },
}

/**
 * What is told must not depend on room for the link's line in the log; the link does: nobody could take it back.
 * @returns null, or why there is no link
 */
const noted = (workspace: Workspace, act: Parameters<typeof note>[1]): Promise<string | null> =>
  note(workspace, act).then(
    () => null,
    (error: Error) => `no link to see it again is made, for the log cannot be written: ${error.message}`,
  )

const unlinked = ({ dryRun }: Workspace): string =>
  dryRun
    ? 'no link is made in a dry run'
    : 'a link to see it again is for an operator to make: the page holds what other teams have'

/** @param file with a stack, as the edge's log has it; `-` for what is piped in */
async function stackIn({ store }: Workspace, file: string): Promise<string> {
  const text = await readFile(file === '-' ? '/dev/stdin' : file, 'utf8').catch(() => {
    throw new ReleaseError('usage', `${file} cannot be read`)
  })
  // A line of the log is JSON: its line ends are written out.
  return mappedStack(readMaps(store), text.trim().replaceAll('\\n', '\n'))
}
