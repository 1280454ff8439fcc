import type { ReleaseChannel } from 'shared-contracts/release/document.ts'
import { type Act, withOutcome } from '../audit-log/acts.ts'
import { channelOf } from '../channels/channel.ts'
import { isFallback } from '../channels/quarantine.ts'
import { freezing } from '../document/frozen.ts'
import { readDocument, type Workspace } from '../document/read.ts'
import { whereItIs } from '../rollout/next-step.ts'
import { publicPem, trustedKeys } from '../signing/keys.ts'
import { actLine } from './log.ts'
import type { Verb } from './verb.ts'

const MAX_WRITES = 5
const MAX_READ = 30
const DAY_MS = 86_400_000

export const status: Verb = {
  summary: 'what is live, what it would fall back to, and who changed it last',
  usage: 'status [name]',
  examples: ['status', 'status mfe-catalog', 'status --json'],
  options: {},
  arguments: [],
  more: 1,
  async run(workspace, [only]) {
    const document = await readDocument(workspace)
    const keys = [...(await trustedKeys(workspace.settings))].map(([id, key]) => ({
      id,
      publicKey: publicPem(key),
    }))
    const writes = await lastWrites(workspace, only)
    const days = Math.floor((Date.parse(document.expires) - workspace.now().getTime()) / DAY_MS)
    return {
      lines: [
        `store ${workspace.store.location}, serial ${document.serial}`,
        document.serial === 0
          ? 'nothing is published yet; is this another store than the shop’s? RELEASE_STORE and DATA_DIR name it'
          : expiry(document.expires, days),
        ...(document.frozen ? [`everything is frozen: ${await freezing(workspace, document, '')}`] : []),
        ...(only === undefined
          ? Object.entries(document.remotes).map(([name, channel]) => describe(name, channel))
          : inDetail(only, channelOf(document, only))),
        ...writes.map(actLine),
      ],
      data: { store: workspace.store.location, ...document, keys, writes },
    }
  },
}

const expiry = (expires: string, days: number) =>
  days < 0
    ? `EXPIRED ${expires}: run \`renew\``
    : `holds until ${expires} (${days} days; \`renew\` prolongs it)`

function describe(name: string, channel: ReleaseChannel): string {
  const active =
    channel.active.map(({ release, weight }) => `${release} ${weight} %`).join(', ') || 'not live'
  const notes = [
    `falls back to ${channel.lastGood.filter(id => isFallback(channel, id)).join(', ') || 'nothing'}`,
    `${Object.keys(channel.releases).length} published`,
    channel.quarantined?.length ? `never fallen back to ${channel.quarantined.join(', ')}` : '',
    channel.blocked.length > 0 ? `blocked ${channel.blocked.join(', ')}` : '',
    channel.frozen ? 'frozen' : '',
    channel.rollout ? whereItIs(channel.rollout) : '',
  ]
  return `${name.padEnd(18)} ${active}  (${notes.filter(Boolean).join('; ')})`
}

/** Each release of a channel with what it is and where it came from. */
function inDetail(name: string, channel: ReleaseChannel): string[] {
  const releases = Object.values(channel.releases).sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
  const weights = new Map(channel.active.map(({ release, weight }) => [release, `${weight} %`]))
  const as = (id: string) =>
    weights.get(id) ??
    (channel.blocked.includes(id)
      ? 'blocked'
      : channel.quarantined?.includes(id)
        ? 'never fallen back to'
        : channel.lastGood.includes(id)
          ? 'last good'
          : 'published')
  return [
    describe(name, channel),
    ...releases.map(
      ({ release, publishedAt, git }) =>
        `  ${release}  ${as(release).padEnd(20)}  published ${publishedAt}  ${git.revision.slice(0, 10)}${git.dirty ? ' and changes' : ''}`,
    ),
  ]
}

/** Newest first; those that lost their race are left out. */
async function lastWrites({ store }: Workspace, only?: string): Promise<Act[]> {
  const entries = await store.readAudit(only === undefined ? MAX_READ : undefined)
  const wanted = only === undefined ? entries : entries.filter(({ name }) => name === only)
  const acts = await withOutcome(store, wanted.slice(-MAX_READ))
  return acts
    .filter(({ lost, document }) => !lost && (document !== null || only !== undefined))
    .reverse()
    .slice(0, MAX_WRITES)
}
