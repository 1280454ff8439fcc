import { readByHand, USAGE } from './by-hand.ts'
import { readConfig } from './config.ts'
import { openForCommand } from './database/open.ts'
import { wordsOf } from './database/words-of.ts'
import { askServer } from './store-document/requests.ts'

async function operate(argv: readonly string[]): Promise<void> {
  if (argv.some(arg => arg === '--help' || arg === '-h')) return console.log(USAGE)
  const order = readByHand(argv)
  if (!order) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  const config = readConfig(process.env)
  const database = await openForCommand(config, error => console.error(error.message))
  try {
    console.log(
      database ? await order(database.db) : await askServer(config, { verb: 'operate', args: [...argv] }),
    )
  } finally {
    await database?.close()
  }
}

/** What operators do by hand; the rest of the work is the running server's. */
try {
  await operate(process.argv.slice(2))
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
