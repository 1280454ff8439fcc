import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { BadDocument, checkDocument, StoreDocument } from '../store-document/document.ts'
import { inWords } from '../store-document/in-words.ts'
import { COMMUNITY } from './community.ts'
import { CONTENT } from './content-page.ts'
import { danglingIn } from './dangling.ts'
import type { StoreDescription } from './description.ts'
import { documentOf } from './document-of.ts'
import { coordinates, list } from './fields.ts'
import { GOODS } from './goods.ts'
import { OFFERS } from './offers.ts'
import { Place } from './place.ts'
import { storeFile } from './store-file.ts'

/** A store to fill an empty database with. */
export interface StoreSource {
  description: StoreDescription
  /** Its pictures are `<mediaFolder>/<store id>/<name>-<width>.avif|webp`; served at `/media/`. Null: none. */
  mediaFolder: string | null
}

/** What every store has, and what it may have besides. */
const Store = v.object({
  ...GOODS,
  ...OFFERS,
  ...COMMUNITY,
  ...CONTENT,
  locations: list(Place),
  postalAreas: v.optional(v.record(v.string(), coordinates)),
})
/** A field of another name is one that was mistyped. */
const FIELDS = new Set(Object.keys({ ...Store.entries, ...StoreDocument.entries }))

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
