import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InfluencerLink } from 'shared-contracts/api/entities/influencer.ts'
import * as v from 'valibot'
import { BadDocument, checkDocument, StoreDocument } from '../store-document/document.ts'
import { inWords } from '../store-document/in-words.ts'
import type { StoreDescription } from './description.ts'
import { documentOf } from './document-of.ts'
import { danglingIn, GOODS } from './goods.ts'
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
const rows = v.array(v.record(v.string(), v.unknown()), 'must be a list')
/** What every store has; the database's constraints check the rest when it is written. */
const Store = v.object({
  ...GOODS,
  locations: v.array(Place, 'must be a list'),
  contentPages: rows,
  influencers: v.optional(v.array(v.object({ links: v.array(Link) }))),
})
/** What it may have besides, a field of another name is one that was mistyped. */
const BESIDES = [
  'postalAreas',
  'sectionTemplates',
  'coupons',
  'referralGroups',
  'livestreamRooms',
  'campaigns',
]
const FIELDS = new Set([...Object.keys({ ...Store.entries, ...StoreDocument.entries }), ...BESIDES])

/** @returns a line for each field that is wrong */
function problemsIn(description: unknown): string[] {
  const store = v.safeParse(Store, description)
  if (!store.success) return store.issues.map(issue => inWords(issue, 'store'))
  const { defaultLocation, locations, ...named } = description as StoreDescription
  const unknown = Object.keys(named).filter(name => !FIELDS.has(name))
  const shown = locations.some(({ id, display }) => id === defaultLocation && display)
  return [
    ...unknown.map(name => `${name}: there is no such field`),
    ...(defaultLocation === undefined || shown
      ? []
      : [`defaultLocation: no shown location has the id "${defaultLocation}"`]),
    ...danglingIn(store.output, locations),
    ...documentProblems(description as StoreDescription),
  ]
}

function documentProblems(description: StoreDescription): string[] {
  try {
    checkDocument(documentOf(description))
    return []
  } catch (error) {
    if (error instanceof BadDocument) return error.message.split('\n')
    throw error
  }
}

/**
 * Reads the store that `STORE` names: `tea-house` is `demo-stores/tea-house.ts`, `./my-store.json` (a `StoreDescription`)
 * and `./my-store.ts` (one as its default export) are files of one's own, their pictures in the folder `media` beside them.
 * @throws Error when there is none or it is wrong, naming each field
 */
export async function loadStore(store: string): Promise<StoreSource> {
  const file = storeFile(store)
  const description = await read(file).catch((error: Error) => {
    throw new Error(`STORE: ${file} cannot be read: ${error.message}`)
  })
  const problems = problemsIn(description)
  if (problems.length > 0) throw new Error(`STORE: ${file} is no store:\n  ${problems.join('\n  ')}`)
  return { description: description as StoreDescription, mediaFolder: join(dirname(file), 'media') }
}

async function read(file: string): Promise<unknown> {
  if (extname(file) === '.json') return JSON.parse(await readFile(file, 'utf8'))
  return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default
}
