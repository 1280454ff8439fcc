import { findChannel, findRelease } from 'releases/document'
import { Pass } from 'releases/preview-pass'
import type { ReleaseStore } from 'releases/store'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseId } from 'shared-contracts/release/manifest.ts'
import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { isAnothersLink } from './audit-for.ts'
import type { Asker } from './authenticate.ts'
import { readPosted } from './posted.ts'
import { Line, saidBy } from './said-by.ts'

const Posted = v.object({
  who: Line,
  why: Line,
  release: ReleaseId,
  until: Pass.entries.expires,
  pass: Pass.entries.id,
  for: v.pipe(Pass.entries.for, Line),
  browsers: Pass.entries.browsers,
})

/**
 * Notes a link that a team has made, so that it is listed, can be taken back, and its release stays. Nothing depends on it but that: what a
 * link shows is decided where it is opened.
 */
export async function takePreview(
  store: ReleaseStore,
  document: ReleaseDocument,
  asker: Asker,
  body: Buffer,
  now = Date.now(),
): Promise<{ status: 201 | 400 | 422; message: string }> {
  const { id, name } = asker
  const posted = readPosted(Posted, body)
  if (!posted) return { status: 400, message: 'a preview is needed' }
  const { who, browsers, ...given } = posted
  if (!findRelease(findChannel(document, name), posted.release))
    return { status: 422, message: `${name} ${posted.release} is not published` }
  if (Date.parse(posted.until) > now + LIMITS.teamPreviewAge)
    return { status: 422, message: `${posted.until} is too far away` }
  if (await isAnothersLink(store, asker, posted.pass))
    return { status: 422, message: `${posted.pass} is the link of somebody else` }
  await store.appendAudit({
    at: new Date(now).toISOString(),
    who: saidBy(who, name),
    verb: 'preview',
    name,
    team: name,
    serial: document.serial,
    document: null,
    // A team signs its links and its requests with one key.
    key: id,
    ...given,
    ...(browsers !== undefined && { browsers }),
  })
  return { status: 201, message: 'noted' }
}
