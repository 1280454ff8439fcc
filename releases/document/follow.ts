import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { Trust } from '../signing/keys.ts'
import { DocumentRefused, readSigned, verifyDocument } from '../signing/verify.ts'
import type { ReleaseStore } from '../store/store.ts'
import { saidOfTeams } from '../teams/team-keys.ts'
import { verifyTeamDocument } from '../teams/verify-team.ts'

/** So many documents are looked at: whoever can write to the store cannot have an edge read for ever. */
const MAX_READ = 500

interface Expected {
  trust: Trust
  now: Date
  /** What was accepted before; null at first. */
  base: ReleaseDocument | null
  allowExpired?: boolean
  /** Keys of teams held when the documents were written. */
  past?: boolean
}

export interface Found {
  document: ReleaseDocument
  text: string
  /** Until when all teams' keys hold that it rests on, ms since 1970. */
  keysHoldUntil: number
  /** The document that an operator signed and that it rests on: itself, or one before. */
  restsOn: number
}

export interface RefusedDocument {
  serial: number
  why: DocumentRefused
}

/**
 * The newest document that holds: the newest that an operator signed, and what teams have changed since, one after the other (REL-13).
 * @param serials ascending, those after `base`
 * @returns null where none holds; what was refused on the way, newest first
 */
export async function follow(
  store: Pick<ReleaseStore, 'readDocument'>,
  serials: readonly number[],
  { trust, base, ...expected }: Expected,
): Promise<{ found: Found | null; refused: RefusedDocument[] }> {
  const refused: RefusedDocument[] = []
  const attempt = <T>(serial: number, verified: () => T): T | null => {
    try {
      return verified()
    } catch (error) {
      if (!(error instanceof DocumentRefused)) throw error
      refused.push({ serial, why: error })
      return null
    }
  }
  const seen = base?.serial ?? 0
  const ofTeams: { serial: number; text: string }[] = []
  let found: Found | null = null
  for (const serial of serials.slice(-MAX_READ).toReversed()) {
    const text = (await store.readDocument(serial)) ?? ''
    const signed = attempt(serial, () => readSigned(text))
    if (signed?.team !== undefined) ofTeams.push({ serial, text })
    if (!signed || signed.team !== undefined) continue
    const document = attempt(serial, () =>
      verifyDocument(text, { keys: trust.keys, serial, seen, ...expected }),
    )
    if (!document) continue
    if (versionOf(document) < versionOf(base)) {
      const why = new DocumentRefused('older', 'it brings back keys of teams that were changed since')
      refused.push({ serial, why })
      continue
    }
    found = { document, text, keysHoldUntil: Number.POSITIVE_INFINITY, restsOn: serial }
    break
  }
  for (const { serial, text } of ofTeams.toReversed()) {
    const before = found
    found =
      attempt(serial, () => {
        const on = before?.document ?? base
        if (!on) throw new DocumentRefused('not allowed', 'a team changed it before any operator wrote one')
        const { document, until } = verifyTeamDocument(text, on, { trust, serial, seen, ...expected })
        const keysHoldUntil = Math.min(until, before?.keysHoldUntil ?? until)
        return { document, text, keysHoldUntil, restsOn: before?.restsOn ?? on.serial }
      }) ?? before
  }
  return { found, refused: refused.sort((a, b) => b.serial - a.serial) }
}

/** Operators' signatures on teams' keys of before stay valid: only what was seen says that they are over. */
const versionOf = (document: ReleaseDocument | null): number => saidOfTeams(document?.teams)?.version ?? 0
