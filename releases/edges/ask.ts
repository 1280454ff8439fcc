import { SERIAL_PATH } from 'shared-contracts/release/well-known.ts'
import { documentId } from '../document/document-id.ts'
import type { ReleaseStore } from '../store/store.ts'

/** An edge that hangs must not keep an operator. */
const ANSWER_MS = 2_000

/**
 * What an edge says that it serves. `silent`: nobody answers there; `stranger`: a document that this store does not have, with the ids of
 * the keys trusted there: an edge of another store, or of this one as it was before.
 */
export type Serving =
  | { is: 'silent'; problem: string }
  | { is: 'stranger'; serial: number; keys: readonly string[] }
  | { is: 'serving'; serial: number; refused: string | null }

interface Answer {
  serial: number
  /** Name of the document's text; an edge of before says none. */
  document?: string
  /** Ids of the keys that it trusts; the same. */
  keys?: string[]
  /** Why it does not take a newer one. */
  refused?: string
}

/** @param origin of an edge */
export async function askEdge(origin: string, store: Pick<ReleaseStore, 'readDocument'>): Promise<Serving> {
  let answer: Answer
  try {
    const got = await fetch(`${origin}${SERIAL_PATH}`, { signal: AbortSignal.timeout(ANSWER_MS) })
    if (!got.ok) return { is: 'silent', problem: `answers ${got.status}` }
    answer = (await got.json()) as Answer
    if (!Number.isInteger(answer.serial)) return { is: 'silent', problem: 'is no edge' }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return { is: 'silent', problem: `does not answer (${cause?.code ?? message})` }
  }
  const { serial, document, refused = null } = answer
  const keys = Array.isArray(answer.keys) ? answer.keys : []
  const own = await store.readDocument(serial)
  if (own === null || (document !== undefined && document !== documentId(own)))
    return { is: 'stranger', serial, keys }
  return { is: 'serving', serial, refused }
}
