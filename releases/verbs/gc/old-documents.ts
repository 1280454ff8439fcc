import type { Newest } from '../../document/newest.ts'
import { readUnverified } from '../../document/unverified.ts'
import type { ReleaseStore } from '../../store/store.ts'

/** So many stay whatever their age: to see what went before, and to go back to. */
const MIN_KEPT = 50

/**
 * Documents of pages that nobody can have open any more: those replaced before `since`. What is in use stays, with all that it rests on.
 * @param since ms since 1970
 * @returns their serials
 */
export async function oldDocuments(
  store: Pick<ReleaseStore, 'serials' | 'readDocument'>,
  { document, restsOn }: Newest,
  since: number,
): Promise<number[]> {
  const serials = await store.serials()
  const inQuestion = serials.filter(serial => serial < Math.min(restsOn, document.serial)).slice(0, -MIN_KEPT)
  // Each was in force until the next one was written: the first written since then was preceded by one still in force.
  const gone: number[] = []
  for (const serial of inQuestion) {
    const next = readUnverified(await store.readDocument(serials[serials.indexOf(serial) + 1] ?? restsOn))
    if (next && Date.parse(next.issued) >= since) break
    gone.push(serial)
  }
  return gone
}
