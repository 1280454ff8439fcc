import { createHash } from 'node:crypto'
import { announce } from 'releases/command'
import { findChannel, type ReleaseSettings } from 'releases/document'
import { hasIntegrity } from 'releases/files'
import { DocumentRefused, trustOf } from 'releases/signing'
import { filePath, type ReleaseStore } from 'releases/store'
import { verifyTeamDocument } from 'releases/teams'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import * as v from 'valibot'
import type { Asker } from './authenticate.ts'
import { readPosted } from './posted.ts'
import { Line, saidBy } from './said-by.ts'

const Posted = v.object({
  text: v.string(),
  act: v.optional(
    v.object({ who: Line, verb: Line, why: Line, release: v.optional(Line), pass: v.optional(Line) }),
  ),
})

interface Taken {
  status: 201 | 400 | 409 | 422
  message: string
  reasons?: string[]
}

/** Writes a document that a team signed, where an edge would serve it; the log says whose key it was, whatever it says itself. */
export async function takeDocument(
  { store, settings }: { store: ReleaseStore; settings: ReleaseSettings },
  base: ReleaseDocument,
  { id, name }: Asker,
  serial: number,
  body: Buffer,
): Promise<Taken> {
  const posted = readPosted(Posted, body)
  if (!posted) return { status: 400, message: 'a document and its act are needed' }
  const { text, act } = posted
  if (serial <= base.serial) return { status: 409, message: `serial ${base.serial} is there already` }
  let document: ReleaseDocument
  try {
    const expected = { trust: await trustOf(settings), now: new Date(), serial, seen: base.serial }
    ;({ document } = verifyTeamDocument(text, base, expected))
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error
    return { status: 422, message: error.message }
  }
  const missing = await missingFiles(store, base, document, name)
  if (missing.length > 0) return { status: 422, message: 'files are missing', reasons: missing }
  const entry = {
    at: document.issued,
    who: saidBy(act?.who ?? '', name),
    verb: act?.verb ?? 'change',
    why: act?.why ?? `by the key ${id}`,
    name,
    ...(act?.release !== undefined && { release: act.release }),
    ...(act?.pass !== undefined && { pass: act.pass }),
    serial,
    document: createHash('sha256').update(text).digest('hex'),
  }
  await store.appendAudit(entry)
  if (!(await store.writeDocument(serial, text)))
    return { status: 409, message: `serial ${serial} is there already` }
  await announce(settings, entry)
  return { status: 201, message: 'written' }
}

/** Of the releases that it enters, what is not in the store as they state. */
async function missingFiles(
  store: ReleaseStore,
  before: ReleaseDocument,
  after: ReleaseDocument,
  name: string,
): Promise<string[]> {
  const known = findChannel(before, name)?.releases ?? {}
  const fresh = Object.values(findChannel(after, name)?.releases ?? {}).filter(
    ({ release }) => !Object.hasOwn(known, release),
  )
  const missing: string[] = []
  for (const { release, files } of fresh)
    for (const [path, integrity] of Object.entries(files)) {
      const bytes = await store.readFile(filePath(name, release, path))
      if (!bytes || !hasIntegrity(bytes, integrity)) missing.push(`${name} ${release} ${path}`)
    }
  return missing
}
