import { readUnverified } from '../../document/unverified.ts'
import type { ReleaseStore } from '../../store/store.ts'
import type { History, Past } from './needed.ts'

/** Reads what may still need files. @param since ms since 1970; documents replaced before then are left out */
export async function readHistory(store: ReleaseStore, since: number): Promise<History> {
  const past: Past[] = []
  let until = Number.POSITIVE_INFINITY
  for (const serial of (await store.serials()).reverse()) {
    if (until < since) break
    const document = readUnverified(await store.readDocument(serial))
    if (!document) continue
    past.push({ document, until })
    until = Date.parse(document.issued)
  }
  const previews = (await store.readAudit()).flatMap(
    ({ verb, name, release, pass = '', team = null, until: end }) =>
      verb === 'preview' && name && release && end
        ? [{ name, release, pass, team, until: Date.parse(end) }]
        : [],
  )
  return { past, previews }
}
