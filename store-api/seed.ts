import { readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { seed } from './database/seed/seed.ts'
import { demoStores } from './demo/stores.ts'
import { MEDIA_FOLDER } from './http/media.ts'

/** `node store-api/seed.ts`: writes the demo store that STORE names into an empty database, as the first start would. */
try {
  const config = readConfig(process.env)
  const database = await openDatabase(config, error => console.error(error.message))
  try {
    const store = demoStores[config.store]
    const done = await seed(database.db, store, MEDIA_FOLDER, new Date())
    console.log(
      done
        ? `${store.id}: ${store.products.length} products written to ${database.kind}`
        : `${store.id} is already there: nothing written. Delete the data folder (or database) to begin anew.`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
