import { readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { wordsOf } from './database/words-of.ts'
import { seed } from './seed/seed.ts'
import { loadStore } from './store-description/load-store.ts'

/** `node store-api/seed.ts`: writes the store that STORE names into an empty database, as the first start would. */
try {
  const config = readConfig(process.env)
  if (config.store === null) throw new Error('STORE names the store to write.')
  const { description, mediaFolder } = await loadStore(config.store)
  const database = await openDatabase(config, error => console.error(error.message))
  try {
    const done = await seed(database.db, description, mediaFolder, new Date())
    console.log(
      done
        ? `${description.id}: ${description.products.length} products written to ${database.kind}`
        : `${description.id} is already there: nothing written. Delete the data folder (or database) to begin anew.`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
