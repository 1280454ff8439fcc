import { ReleaseDocument, SignedDocument } from 'shared-contracts/release/document.ts'
import * as v from 'valibot'

/**
 * @returns what a stored document says, whoever signed it; null when it says nothing readable. Only for what is
 *   kept the longer the more is said
 */
export function readUnverified(text: string | null): ReleaseDocument | null {
  try {
    return v.parse(ReleaseDocument, JSON.parse(v.parse(SignedDocument, JSON.parse(text ?? '')).payload))
  } catch {
    return null
  }
}
