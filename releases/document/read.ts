import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import { type ReleaseSettings, readSettings } from '../settings.ts'
import { trustedKeys } from '../signing/keys.ts'
import { DocumentRefused, verifyDocument } from '../signing/verify.ts'
import { openStore } from '../store/open.ts'
import type { ReleaseStore } from '../store/store.ts'

/** What every verb works with. */
export interface Workspace {
  settings: ReleaseSettings
  store: ReleaseStore
  now(): Date
  /** Nothing is written: verbs tell what they would do. */
  dryRun?: boolean
}

export function openWorkspace(settings = readSettings(), dryRun = false): Workspace {
  return { settings, store: openStore(settings.store), now: () => new Date(), dryRun }
}

/**
 * The newest document, expired or not; an empty one with serial 0 for an empty store.
 * @throws ReleaseError when the newest one is not trusted
 */
export async function readDocument({ store, settings, now }: Workspace): Promise<ReleaseDocument> {
  const serial = await store.latestSerial()
  const at = now()
  if (serial === 0) {
    return { schema: 1, serial: 0, issued: at.toISOString(), expires: at.toISOString(), remotes: {} }
  }
  const text = (await store.readDocument(serial)) ?? ''
  const keys = await trustedKeys(settings)
  try {
    return verifyDocument(text, { keys, now: at, serial, seen: serial, allowExpired: true })
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error
    throw new ReleaseError('untrusted', error.message, [`store: ${store.location}, serial ${serial}`])
  }
}
