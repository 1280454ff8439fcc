import { sign } from 'node:crypto'
import type { ReleaseDocument, SignedDocument } from 'shared-contracts/release/document.ts'
import type { SigningKey } from './keys.ts'

/**
 * @param key with the remote it may move, where it is a team's
 * @returns the text to store: the document, and an ed25519 signature over its exact bytes
 */
export function signDocument(
  document: ReleaseDocument,
  { team = null, ...key }: SigningKey & { team?: string | null },
): string {
  const payload = JSON.stringify(document)
  const signature = sign(null, Buffer.from(payload), key.privateKey).toString('base64')
  return JSON.stringify({
    keyId: key.id,
    ...(team !== null && { team }),
    payload,
    signature,
  } satisfies SignedDocument)
}
