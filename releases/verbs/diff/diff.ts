import type { PublishedRelease } from 'shared-contracts/release/document.ts'
import { channelOf, publishedRelease } from '../../channels/channel.ts'
import { readDocument, type Workspace } from '../../document/read.ts'
import { filePath } from '../../store/store.ts'
import { bytesText } from '../bytes-text.ts'
import type { Verb } from '../verb.ts'
import { type Change, fileChanges, recordChange, sizesOf } from './differences.ts'

const RECORDS = ['paths', 'slots', 'shared'] as const

export const diff: Verb = {
  summary: 'what changed between two published releases of a channel',
  usage: 'diff <name> <release> <release>',
  examples: ['diff mfe-catalog 1a2b3c 4d5e6f', 'diff mfe-catalog 1a2b3c 4d5e6f --json'],
  options: {},
  arguments: ['name', 'release', 'release'],
  async run(workspace, [name = '', first = '', second = '']) {
    const channel = channelOf(await readDocument(workspace), name)
    const from = publishedRelease(channel, name, first)
    const to = publishedRelease(channel, name, second)
    const files = fileChanges([from, to], [await sizes(workspace, from), await sizes(workspace, to)])
    const bytes = files.reduce((sum, { before, after }) => sum + (after ?? 0) - (before ?? 0), 0)
    const records = Object.fromEntries(RECORDS.map(key => [key, recordChange(from[key], to[key])]))
    const contract = recordChange(contractOf(from), contractOf(to))
    const git = { from: from.git, to: to.git, range: `${from.git.revision}..${to.git.revision}` }
    return {
      lines: [
        `${name} ${from.release} → ${to.release}`,
        `source    ${git.range}${from.git.dirty || to.git.dirty ? ' (and changes that were not committed)' : ''}`,
        ...Object.entries({ contract, ...records }).map(
          ([key, change]) => `${key.padEnd(9)} ${words(change)}`,
        ),
        `files     ${files.length} differ, ${bytes < 0 ? '' : '+'}${bytesText(bytes)}`,
        ...files.map(({ path, before, after }) => `  ${path}  ${sizeText(before)} → ${sizeText(after)}`),
      ],
      data: { name, from: from.release, to: to.release, git, contract, ...records, files, bytes },
    }
  },
}

const contractOf = ({ requires, provides }: PublishedRelease): Record<string, string> => ({
  requires,
  ...(provides && { provides }),
})

const sizeText = (bytes: number | null) => (bytes === null ? 'none' : bytesText(bytes))

const words = ({ added, removed, changed }: Change) =>
  [...added.map(one => `+${one}`), ...removed.map(one => `-${one}`), ...changed].join(', ') || 'same'

async function sizes({ store }: Workspace, { name, release }: PublishedRelease) {
  const prefix = filePath(name, release, '')
  return sizesOf(await store.listFiles(prefix), prefix)
}
