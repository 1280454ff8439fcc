import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { pastDocument, type ReleaseSettings } from 'releases/document'
import {
  composePass,
  isRevoked,
  type Pass,
  PassRefused,
  readSignedPass,
  type SignedPass,
} from 'releases/preview-pass'
import { trustOf } from 'releases/signing'
import type { ReleaseStore } from 'releases/store'
import type { Composition } from 'shared-contracts/release/composition.ts'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import type { LiveDocument } from '../document/live-document.ts'
import { LIMITS } from '../limits.ts'

export const PREVIEW_COOKIE = 'arcade_preview'

/** What a browser with a pass sees instead of what it would get. */
export interface Shown {
  composition: Composition
  pass: Pass
}

export type Previews = ReturnType<typeof createPreviews>

interface Options {
  store: ReleaseStore
  settings: ReleaseSettings
  live: LiveDocument
}

/**
 * Previews and replays (REL-7): the browsers that open a link first keep it, as many as it is for; any other is refused, on every
 * edge of the store.
 * Pages shown by a pass are for those browsers alone; whatever caches pages must ask `shown` first.
 */
export function createPreviews({ store, settings, live }: Options) {
  const owners = new Map<string, string>()
  const documents = new Map<number, ReleaseDocument>()

  /** Of this place the first who came, once and for all. */
  async function ownerOf(place: string, asker: string): Promise<string> {
    const known = owners.get(place)
    if (known !== undefined) return known
    const owner = await store.claim(place, asker)
    remember(owners, place, owner)
    return owner
  }

  /** Places are taken in turn and never given back, so that no browser ever has two. @throws PassRefused when others have them all */
  async function takePlace({ pass: { id, browsers = 1 }, team }: SignedPass, visitor: string): Promise<void> {
    const asker = digest(visitor)
    for (let place = 1; place <= browsers; place++)
      if ((await ownerOf(placeOf(id, place, team), asker)) === asker) return
    if (browsers === 1)
      throw new PassRefused('used by another browser', 'it belongs to the browser that opened it first')
    throw new PassRefused('used up', `${browsers} browsers have opened it`)
  }

  async function documentOf(pass: Pass, now: ReleaseDocument): Promise<ReleaseDocument> {
    if (!pass.session) return now
    const { serial } = pass.session
    const document = documents.get(serial) ?? (await pastDocument(store, settings, serial))
    if (!document) throw new PassRefused('gone', `there is no document ${serial}`)
    remember(documents, serial, document)
    return document
  }

  /** @returns what the pass says, and the document of now. @throws PassRefused */
  async function read(token: string): Promise<SignedPass & { now: ReleaseDocument }> {
    const now = await live.current()
    if (!now) throw new PassRefused('gone', 'nothing is live')
    const { pass, team } = readSignedPass(token, now, await trustOf(settings), new Date())
    if (isRevoked(now, pass.id, team)) throw new PassRefused('revoked', 'it has been taken back')
    return { pass, team, now }
  }

  /** @throws PassRefused when the pass is not, or no longer, good in this browser */
  async function open(token: string, visitor: string): Promise<Shown> {
    const { pass, team, now } = await read(token)
    const composition = composePass(await documentOf(pass, now), now, pass, visitor)
    await takePlace({ pass, team }, visitor)
    return { composition, pass }
  }

  return {
    open,
    /** @returns what the pass says without taking it. @throws PassRefused */
    read: async (token: string) => (await read(token)).pass,
    /** @returns null for a browser without a pass, or with one that no longer holds: it gets what everyone gets */
    async shown(request: FastifyRequest, visitor: string): Promise<Shown | null> {
      const token = request.cookies[PREVIEW_COOKIE]
      if (!token) return null
      try {
        return await open(token, visitor)
      } catch (error) {
        request.log.info({ err: error }, 'preview not shown')
        return null
      }
    },
  }
}

/** A team names its passes itself, and reads in the log how others are named: it takes no places but its own. The first as it was called when there was one alone. */
const placeOf = (pass: string, place: number, team: string | null) =>
  `preview-${team === null ? '' : `${team}.`}${pass}${place === 1 ? '' : `-${place}`}`

/** The store need not know who a visitor is. */
const digest = (visitor: string) => createHash('sha256').update(`preview\n${visitor}`).digest('base64url')

function remember<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value)
  if (map.size <= LIMITS.previewsKept) return
  for (const oldest of map.keys()) {
    map.delete(oldest)
    break
  }
}
