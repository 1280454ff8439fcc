import { readFile } from 'node:fs/promises'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { channelOf } from '../../channels/channel.ts'
import { findChannel } from '../../document/lookup.ts'
import type { Workspace } from '../../document/read.ts'
import { ReleaseError } from '../../refusal.ts'
import { publicHalf, publicKeyOf, trustedKeys } from '../../signing/keys.ts'
import { saidOfTeams } from '../../teams/team-keys.ts'
import { type Report, textOf, type Values } from '../verb.ts'
import { remoteNamed } from './make-key.ts'
import { missing, writeKeys } from './write-keys.ts'

/** A key that nobody looks after any more ends by itself. */
const MAX_DAYS = 400
const DAY_MS = 86_400_000

export async function add(
  workspace: Workspace,
  [named = '', given = '']: string[],
  values: Values,
): Promise<Report> {
  const name = remoteNamed(named)
  if (!given)
    throw new ReleaseError('usage', 'usage: team add <remote> <public key, or its file> --until date')
  const key = publicKeyOf((await readFile(given, 'utf8').catch(() => null)) ?? given)
  const { id, text: half } = publicHalf(key)
  if ((await trustedKeys(workspace.settings)).has(id))
    throw new ReleaseError('refused', `${id} is an operators' key, which may do everything already`)
  const until = dateOf(values, workspace.now())
  const entry = { name, key: half, until }
  const written = await writeKeys(workspace, {
    verb: 'team-add',
    why: textOf(values.reason, `key ${id} may move ${name} until ${until}`),
    name,
    edit({ keys }) {
      const known = keys[id]
      if (known && known.name !== name)
        throw new ReleaseError('refused', `${id} is the key of ${known.name}`, [
          'each remote has keys of its own',
        ])
      return known?.until === until ? null : { ...keys, [id]: { ...known, ...entry } }
    },
  })
  const { document, changed } = written
  const wait = missing(written)
  return {
    lines: [
      changed
        ? `key ${id} may publish and promote ${name} until ${until}, serial ${document.serial}`
        : `key ${id} ${wait ? 'is entered for' : 'may move'} ${name} until ${until} already`,
      ...(wait ? [wait] : []),
    ],
    data: { name, id, until, changed, holds: wait === null, serial: document.serial },
  }
}

export async function remove(
  workspace: Workspace,
  [named = '', wanted = '']: string[],
  values: Values,
): Promise<Report> {
  const name = remoteNamed(named)
  let removed: string[] = []
  const written = await writeKeys(workspace, {
    verb: 'team-remove',
    why: textOf(values.reason, `no key may move ${name} any more`),
    name,
    edit({ keys }, document) {
      const own = Object.keys(keys).filter(id => keys[id]?.name === name)
      removed = own.filter(id => id.startsWith(wanted))
      if (wanted && removed.length !== 1)
        throw new ReleaseError('refused', `${name} has no one key "${wanted}"`, [
          `its keys: ${own.join(', ') || 'none'}`,
        ])
      if (removed.length === 0) {
        // A name that was mistyped has neither key nor release.
        if (!holdsKey(document, name)) channelOf(document, name)
        return null
      }
      return Object.fromEntries(Object.entries(keys).filter(([id]) => !removed.includes(id)))
    },
  })
  const { document, changed } = written
  // With nothing to take away nothing waits either, but a removal that was signed by one before.
  const wait = changed || holdsKey(document, name) ? missing(written) : null
  const releases = publishedBy(document, name, removed)
  return {
    lines: [
      changed
        ? `${removed.join(', ')} may not move ${name} any more, serial ${document.serial}`
        : `no key may move ${name}`,
      ...(wait ? [wait, `meanwhile \`freeze ${name}\` keeps every team's key out`] : []),
      ...releases.map(
        ({ release, live }) =>
          `published by it: ${release}${live ? ', which is live' : ''}; \`block ${name} ${release} --reason "…"\` if it is not to be trusted`,
      ),
    ],
    data: { name, removed, changed, holds: wait === null, releases, serial: document.serial },
  }
}

/** Whether a key of the remote still works. */
const holdsKey = (document: ReleaseDocument, name: string): boolean =>
  Object.values(saidOfTeams(document.teams)?.keys ?? {}).some(key => key.name === name)

function publishedBy(document: ReleaseDocument, name: string, keys: readonly string[]) {
  const channel = findChannel(document, name)
  const live = new Set(channel?.active.map(({ release }) => release))
  return Object.values(channel?.releases ?? {})
    .filter(({ by }) => by !== undefined && keys.includes(by))
    .map(({ release }) => ({ release, live: live.has(release) }))
}

/** @returns ISO time. @throws ReleaseError when `--until` is missing, over, or too far ahead */
function dateOf(values: Values, now: Date): string {
  const text = textOf(values.until, '')
  const until = Date.parse(text)
  const days = (until - now.getTime()) / DAY_MS
  if (days > 0 && days <= MAX_DAYS) return new Date(until).toISOString()
  throw new ReleaseError('usage', `--until must be a date within ${MAX_DAYS} days, such as 2027-01-31`)
}
