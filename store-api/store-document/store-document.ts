import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { type Database, transaction } from '../database/database.ts'
import { readFacts } from '../database/facts.ts'
import { locations, settings } from '../database/schema/store.ts'
import type { Shop } from '../shop.ts'
import { BadDocument, readDocument } from './document.ts'

/** The store's document as JSON that `importDocument` takes back. */
export async function exportDocument(db: Database): Promise<string> {
  return `${JSON.stringify(await readFacts(db), null, 2)}\n`
}

/**
 * Puts a document in the place of the store's own, whole or not at all.
 * @throws BadDocument for one that is wrong, of another store or in another currency than the prices are
 */
export async function importDocument(db: Database, json: string): Promise<void> {
  const document = readDocument(json)
  await transaction(db, async tx => {
    const held = await readFacts(tx)
    const problems = [
      ...(held.id === document.id ? [] : [`id: this database holds the store "${held.id}"`]),
      ...(held.currency === document.currency ? [] : [`currency: the prices are in ${held.currency}`]),
    ]
    const { defaultLocation } = document
    if (defaultLocation !== undefined) {
      const [shown] = await tx
        .select({ id: locations.id })
        .from(locations)
        .where(and(eq(locations.id, defaultLocation), eq(locations.display, true)))
      if (!shown) problems.push(`defaultLocation: no shown location has the id "${defaultLocation}"`)
    }
    if (problems.length > 0) throw new BadDocument(problems)
    await tx.update(settings).set({ value: document }).where(eq(settings.key, 'facts'))
  })
}

/** Makes this server work with what another process has imported. */
export async function takeOver(shop: Shop): Promise<void> {
  const facts = await readFacts(shop.db)
  // The same one stays, and with it what is kept of its answers.
  if (!isDeepStrictEqual(facts, shop.facts)) shop.facts = facts
}
