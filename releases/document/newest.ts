import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import type { ReleaseSettings } from '../settings.ts'
import { type TrustedKeys, trustedKeys } from '../signing/keys.ts'
import { DocumentRefused, type Refusal, verifyDocument } from '../signing/verify.ts'
import type { ReleaseStore } from '../store/store.ts'

/** A stored document that nobody can trust. */
export interface SetAside {
  serial: number
  why: string
}

export interface Newest {
  /** The newest one that holds, expired or not; an empty one with serial 0 for an empty store. */
  document: ReleaseDocument
  /** Newest serial in the store: the next one is above it, for edges take none twice. */
  serial: number
  /** Newer ones that were passed over. */
  setAside: SetAside[]
}

/** A text that says nothing, or that was changed, hides no one's work but its own. One of a key unknown here may hold all that is newest. */
const PASSED_OVER: readonly Refusal[] = ['unsigned', 'altered', 'malformed', 'mixed']

/** @throws ReleaseError when none holds, or the newest was signed by a key that this operator does not know */
export async function newestDocument(
  store: ReleaseStore,
  settings: ReleaseSettings,
  now: Date,
): Promise<Newest> {
  const serials = (await store.serials()).reverse()
  const serial = serials[0] ?? 0
  const issued = now.toISOString()
  if (serial === 0)
    return { document: { schema: 1, serial, issued, expires: issued, remotes: {} }, serial, setAside: [] }
  const keys = await trustedKeys(settings)
  const setAside: SetAside[] = []
  for (const one of serials) {
    const found = await verified(store, keys, one, now)
    if (!(found instanceof DocumentRefused)) return { document: found, serial, setAside }
    if (!PASSED_OVER.includes(found.refusal)) throw untrusted(store, one, found, setAside)
    setAside.push({ serial: one, why: found.message })
  }
  throw new ReleaseError('untrusted', 'no release document in this store can be trusted', [
    `store: ${store.location}`,
    ...setAside.map(({ serial: one, why }) => `serial ${one}: ${why}`),
    'bring back `documents/` from the backup, or from an edge: docs/runbook.md, "Document or key"',
  ])
}

async function verified(store: ReleaseStore, keys: TrustedKeys, serial: number, now: Date) {
  const text = (await store.readDocument(serial)) ?? ''
  try {
    return verifyDocument(text, { keys, now, serial, seen: serial, allowExpired: true })
  } catch (error) {
    if (error instanceof DocumentRefused) return error
    throw error
  }
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
      `document ${serial} is set aside: ${why}. What it changed is lost; this goes on from ${document.serial} of ${document.issued}`,
  )
