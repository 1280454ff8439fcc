import type { ReleaseLine } from 'shared-contracts/release/document.ts'
import { type Act, judged } from '../audit/judge.ts'
import { freezing } from '../document/frozen.ts'
import { type Desk, readDocument } from '../document/read.ts'
import { publicPem, trustedKeys } from '../signing/keys.ts'
import { actLine } from './log.ts'
import type { Verb } from './verb.ts'

const LAST_WRITES = 5
const LOOKED_AT = 30
const DAY_MS = 86_400_000

export const status: Verb = {
  summary: 'what is live, what it would fall back to, and who changed it last',
  usage: 'status',
  examples: ['status', 'status --json'],
  options: {},
  arguments: [],
  async run(desk) {
    const document = await readDocument(desk)
    const keys = [...(await trustedKeys(desk.settings))].map(([id, key]) => ({
      id,
      publicKey: publicPem(key),
    }))
    const writes = await lastWrites(desk)
    const days = Math.floor((Date.parse(document.expires) - desk.now().getTime()) / DAY_MS)
    return {
      lines: [
        `store ${desk.store.location}, serial ${document.serial}`,
        document.serial === 0 ? 'nothing is published yet' : expiry(document.expires, days),
        ...(document.frozen ? [`everything is frozen: ${await freezing(desk, document, '')}`] : []),
        ...Object.entries(document.remotes).map(([name, line]) => describe(name, line)),
        ...writes.map(actLine),
      ],
      data: { store: desk.store.location, ...document, keys, writes },
    }
  },
}

const expiry = (expires: string, days: number) =>
  days < 0
    ? `EXPIRED ${expires}: run \`renew\``
    : `holds until ${expires} (${days} days; \`renew\` prolongs it)`

function describe(name: string, line: ReleaseLine): string {
  const active = line.active.map(({ release, weight }) => `${release} ${weight} %`).join(', ') || 'not live'
  const notes = [
    `falls back to ${line.lastGood.join(', ') || 'nothing'}`,
    `${Object.keys(line.releases).length} published`,
    line.blocked.length > 0 ? `blocked ${line.blocked.join(', ')}` : '',
    line.frozen ? 'frozen' : '',
  ]
  return `${name.padEnd(18)} ${active}  (${notes.filter(Boolean).join('; ')})`
}

/** Newest first; those that lost their race are left out. */
async function lastWrites({ store }: Desk): Promise<Act[]> {
  const acts = await judged(store, (await store.readAudit(LOOKED_AT)).slice(-LOOKED_AT))
  return acts
    .filter(({ lost, document }) => !lost && document !== null)
    .reverse()
    .slice(0, LAST_WRITES)
}
