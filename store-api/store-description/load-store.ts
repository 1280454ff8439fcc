import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InfluencerLink } from 'shared-contracts/api/entities/influencer.ts'
import * as v from 'valibot'
import { checkDocument } from '../store-document/document.ts'
import type { StoreDescription } from './description.ts'
import { documentOf } from './document-of.ts'
import { Place } from './place.ts'
import { storeFile } from './store-file.ts'

/** A store to fill an empty database with. */
export interface StoreSource {
  description: StoreDescription
  /** Its pictures are `<mediaFolder>/<store id>/<name>-<width>.avif|webp`; served at `/media/`. Null: none. */
  mediaFolder: string | null
}

/** A shopper's link has one name, one of the store's a name in each language. */
const Link = v.object({
  ...InfluencerLink.entries,
  label: v.record(v.string(), InfluencerLink.entries.label),
})
const rows = v.array(v.record(v.string(), v.unknown()))
/** What every store has; the database's constraints check the rest when it is written. */
const Goods = v.object({
  locations: v.array(Place),
  categories: rows,
  brands: rows,
  tags: rows,
  products: rows,
  contentPages: rows,
  influencers: v.optional(v.array(v.object({ links: v.array(Link) }))),
})

/**
 * Reads the store that `STORE` names: `tea-house` is `demo-stores/tea-house.ts`, `./my-store.json` (a `StoreDescription`)
 * and `./my-store.ts` (one as its default export) are files of one's own, their pictures in the folder `media` beside them.
 * @throws Error when there is none or its document is wrong, naming each field
 */
export async function loadStore(store: string): Promise<StoreSource> {
  const file = storeFile(store)
  const description = await read(file).catch((error: Error) => {
    throw new Error(`STORE: ${file} cannot be read: ${error.message}`)
  })
  const goods = v.safeParse(Goods, description)
  const missing = (goods.issues ?? []).map(i => `${v.getDotPath(i) ?? 'store'}: ${i.message}`)
  if (missing.length > 0) throw new Error(`STORE: ${file} is no store:\n  ${missing.join('\n  ')}`)
  checkDocument(documentOf(description as StoreDescription))
  return { description: description as StoreDescription, mediaFolder: join(dirname(file), 'media') }
}

async function read(file: string): Promise<unknown> {
  if (extname(file) === '.json') return JSON.parse(await readFile(file, 'utf8'))
  return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default
}
