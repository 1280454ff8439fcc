import { ReleaseDocument, SignedDocument } from 'shared-contracts/release/document.ts'
import * as v from 'valibot'
import type { ReleaseSettings } from '../settings.ts'
import { trustedKeys } from '../signing/keys.ts'
import { DocumentRefused, verifyDocument } from '../signing/verify.ts'
import type { ReleaseStore } from '../store/store.ts'

/**
 * @returns the document of an earlier serial, or null when there is none
 * @throws DocumentRefused when it was not signed by a key that is still trusted
 */
export async function pastDocument(
  store: ReleaseStore,
  settings: ReleaseSettings,
  serial: number,
): Promise<ReleaseDocument | null> {
  const text = await store.readDocument(serial)
  if (text === null) return null
  const keys = await trustedKeys(settings)
  return verifyDocument(text, { keys, now: new Date(), serial, seen: serial, allowExpired: true })
}

/**
 * @returns what a stored document says, whoever signed it; null when it says nothing readable. Only for what is
 *   kept the longer the more is said
 */
export function saidIn(text: string | null): ReleaseDocument | null {
  try {
    return v.parse(ReleaseDocument, JSON.parse(v.parse(SignedDocument, JSON.parse(text ?? '')).payload))
  } catch {
    return null
  }
}

export const isRefused = (error: unknown): error is DocumentRefused => error instanceof DocumentRefused
