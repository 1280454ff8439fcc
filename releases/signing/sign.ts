import { sign } from 'node:crypto'
import type { ReleaseDocument, SignedDocument } from 'shared-contracts/release/document.ts'
import type { SigningKey } from './keys.ts'

/** @returns the text to store: the document, and an ed25519 signature over its exact bytes */
export function signDocument(document: ReleaseDocument, key: SigningKey): string {
  const payload = JSON.stringify(document)
  const signature = sign(null, Buffer.from(payload), key.privateKey).toString('base64')
  return JSON.stringify({ keyId: key.id, payload, signature } satisfies SignedDocument)
}
