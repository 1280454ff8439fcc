import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import type { ReleaseSettings } from '../settings.ts'
import { trustOf } from '../signing/keys.ts'
import type { DocumentRefused, Refusal } from '../signing/verify.ts'
import type { ReleaseStore } from '../store/store.ts'
import { follow } from './follow.ts'

/** A stored document that nobody can trust. */
export interface SetAside {
  serial: number
  why: string
  /** So far ahead that no write comes after it: it stays until it is taken away. */
  beyond: boolean
}

export interface Newest {
  /** The newest one that holds, expired or not; an empty one with serial 0 for an empty store. */
  document: ReleaseDocument
  /** Newest serial in the store: the next one is above it, for edges take none twice. */
  serial: number
  /** Newer ones that were passed over. */
  setAside: SetAside[]
  /** Until when all teams' keys hold that it rests on, ms since 1970; an operator's signature ends that. */
  keysHoldUntil: number
  /** The newest that an operator signed: what teams wrote since holds beside it alone. */
  restsOn: number
}

/** A text that says nothing, that was changed, or that a team may not write hides no one's work but its own. One of a key unknown here may hold all that is newest. */
const PASSED_OVER: readonly Refusal[] = ['unsigned', 'altered', 'malformed', 'mixed', 'not allowed']

/** Many lives of a shop: serials are written with ten digits. */
const MAX_SERIAL = 1_000_000_000

/** @throws ReleaseError when none holds, or the newest was signed by a key that this operator does not know */
export async function newestDocument(
  store: ReleaseStore,
  settings: ReleaseSettings,
  now: Date,
): Promise<Newest> {
  const serials = await store.serials()
  const serial = serials.at(-1) ?? 0
  const issued = now.toISOString()
  if (serial === 0) {
    await refuseLost(store)
    const document = { schema: 1 as const, serial, issued, expires: issued, remotes: {} }
    return { document, serial, setAside: [], keysHoldUntil: Number.POSITIVE_INFINITY, restsOn: 0 }
  }
  const trust = await trustOf(settings)
  const { found, refused } = await follow(given(store), serials, {
    trust,
    now,
    base: null,
    allowExpired: true,
  })
  const setAside: SetAside[] = []
  for (const one of refused.filter(one => one.serial > (found?.document.serial ?? 0))) {
    if (!PASSED_OVER.includes(one.why.refusal)) throw untrusted(store, one.serial, one.why, setAside)
    setAside.push({ serial: one.serial, why: one.why.message, beyond: one.serial >= MAX_SERIAL })
  }
  // Whoever put a document so far ahead that none could follow did not write it with this command.
  const last = Math.max(...serials.filter(one => one < MAX_SERIAL), found?.document.serial ?? 0)
  if (found)
    return {
      document: found.document,
      serial: last,
      setAside,
      keysHoldUntil: found.keysHoldUntil,
      restsOn: found.restsOn,
    }
  throw new ReleaseError('untrusted', 'no release document in this store can be trusted', [
    `store: ${store.location}`,
    ...setAside.map(({ serial: one, why }) => `serial ${one}: ${why}`),
    'bring back `documents/` from the backup, or from an edge (`restore`): docs/runbook.md, "Document or key"',
  ])
}

/**
 * A document that is listed and does not come may be on its way, or just gone with the old ones: nobody can say that it is worth nothing.
 * @returns the store, which throws ReleaseError for one
 */
const given = ({ location, readDocument }: ReleaseStore): Pick<ReleaseStore, 'readDocument'> => ({
  async readDocument(serial) {
    const text = await readDocument(serial)
    if (text !== null) return text
    throw new ReleaseError('failed', `document ${serial} is in the list of this store, and does not come`, [
      `store: ${location}`,
      'try again; if it stays so, look at what stands under that name in `documents/`',
    ])
  },
})

/**
 * Edges take nothing that is not above what they have: what was begun anew beside them would never be served.
 * @throws ReleaseError where the log tells of documents, and none is there
 */
async function refuseLost(store: ReleaseStore): Promise<void> {
  const acts = await store.readAudit().catch(() => [])
  // The first one may have had no room.
  const last = Math.max(0, ...acts.filter(({ document }) => document !== null).map(act => act.serial))
  if (last <= 1) return
  throw new ReleaseError(
    'untrusted',
    `the documents of this store are gone: its log tells of serial ${last}`,
    [
      `store: ${store.location}`,
      'bring back `documents/` from the backup, or from an edge (`restore`): docs/runbook.md, "Document or key"',
    ],
  )
}

const untrusted = (store: ReleaseStore, serial: number, refused: DocumentRefused, passed: SetAside[]) =>
  new ReleaseError('untrusted', refused.message, [
    `store: ${store.location}, serial ${serial}`,
    ...passed.map(one => `serial ${one.serial}: ${one.why}`),
    'if the key was changed: put its public half into `keys/trusted/`, or name it in RELEASE_PUBLIC_KEY',
  ])

/** @returns what an operator is told of documents that were passed over, one line each */
export const asideLines = ({ document, setAside }: Newest): string[] =>
  setAside.map(
    ({ serial, why }) =>
      `document ${serial} is set aside: ${why}. What it changed is lost, unless an edge serves it (\`restore\`); this goes on from ${document.serial} of ${document.issued}`,
  )
