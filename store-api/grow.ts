import { readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { wordsOf } from './database/words-of.ts'
import { growStore } from './seed/big/big-seed.ts'
import { seed } from './seed/seed.ts'
import { loadStore } from './store-description/load-store.ts'

const count = (text: string | undefined, usual: number): number => {
  if (text === undefined) return usual
  if (!/^\d{1,8}$/.test(text))
    throw new Error(`"${text}" is no number of rows. Usage: node store-api/grow.ts [products] [orders]`)
  return Number(text)
}

/** `node store-api/grow.ts [products] [orders]`: the store that STORE names with 100,000 products and 1,000,000 orders, for benchmarks. */
try {
  const [products, orders] = process.argv.slice(2)
  const size = { products: count(products, 100_000), orders: count(orders, 1_000_000) }
  const config = readConfig(process.env)
  if (config.store === null) throw new Error('STORE names the store to grow.')
  const { description, mediaFolder } = await loadStore(config.store)
  const database = await openDatabase(config, error => console.error(error.message))
  try {
    await seed(database.db, description, mediaFolder, new Date())
    const began = Date.now()
    await growStore(database.db, size)
    console.log(
      `${size.products} products and ${size.orders} orders after ${Math.round((Date.now() - began) / 1000)} s`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
