import { type KeyObject, verify } from 'node:crypto'
import { ReleaseDocument, SignedDocument } from 'shared-contracts/release/document.ts'
import * as v from 'valibot'
import { inconsistencies } from '../document/consistency.ts'
import type { TrustedKeys } from './keys.ts'

export type Refusal =
  | 'unsigned'
  | 'unknown key'
  | 'altered'
  | 'malformed'
  | 'mixed'
  | 'older'
  | 'expired'
  /** A team's key did what it may not. */
  | 'not allowed'

/** Why a document was not accepted. */
export class DocumentRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, detail: string) {
    super(`the release document is refused (${refusal}): ${detail}`)
    this.name = 'DocumentRefused'
    this.refusal = refusal
  }
}

export interface Expectations {
  keys: TrustedKeys
  now: Date
  /** Serial under which the text was stored: a document put under another serial is a replay. */
  serial: number
  /** Highest serial ever accepted; anything older is refused. */
  seen: number
  /** Operators may repair an expired document, and a restarted edge may go on with one it accepted in time. */
  allowExpired?: boolean
}

/** @returns who a stored text says that it is from. @throws DocumentRefused when it says nothing of the kind */
export const readSigned = (text: string): SignedDocument => parse(text, SignedDocument, 'unsigned')

/** A document that an operator signed. @throws DocumentRefused unless every expectation holds */
export function verifyDocument(text: string, expected: Expectations): ReleaseDocument {
  const signed = readSigned(text)
  const key = expected.keys.get(signed.keyId)
  if (!key)
    throw new DocumentRefused('unknown key', `signed by ${signed.keyId.slice(0, 40)}, which is not trusted`)
  return verifyWith(key, signed, expected)
}

/** @throws DocumentRefused unless the text holds, signed by `key` */
export function verifyWith(
  key: KeyObject,
  signed: SignedDocument,
  expected: Omit<Expectations, 'keys'>,
): ReleaseDocument {
  if (!verify(null, Buffer.from(signed.payload), key, Buffer.from(signed.signature, 'base64'))) {
    throw new DocumentRefused('altered', 'the signature does not fit the text')
  }
  const document = parse(signed.payload, ReleaseDocument, 'malformed')
  const [problem] = inconsistencies(document)
  if (problem) throw new DocumentRefused('malformed', problem)
  if (document.serial !== expected.serial) {
    throw new DocumentRefused('mixed', `serial ${document.serial} is stored as ${expected.serial}`)
  }
  if (document.serial < expected.seen) {
    throw new DocumentRefused('older', `serial ${document.serial} came after ${expected.seen}`)
  }
  if (!expected.allowExpired && Date.parse(document.expires) <= expected.now.getTime()) {
    throw new DocumentRefused('expired', `it held until ${document.expires}`)
  }
  return document
}

function parse<S extends typeof SignedDocument | typeof ReleaseDocument>(
  text: string,
  schema: S,
  refusal: Refusal,
): v.InferOutput<S> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new DocumentRefused(refusal, 'the text is not JSON')
  }
  const result = v.safeParse(schema, value)
  if (!result.success) {
    const [issue] = result.issues
    throw new DocumentRefused(refusal, `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`)
  }
  return result.output
}
