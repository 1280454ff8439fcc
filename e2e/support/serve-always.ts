import { readConfig } from '../../store-api/config.ts'
import { openDatabase } from '../../store-api/database/open.ts'

/** Has one place that serves at tables open at any hour of any day: tests are run at all of them, and orders at a table are for now (CHK-1). */
const database = await openDatabase(readConfig({ STORE: 'tea-house', ...process.env }), error =>
  console.error(error.message),
)
const hours = JSON.stringify(Array(7).fill({ open: '00:00', close: '24:00' }))
await database.db.execute(
  `update locations set pickup = pickup || '{ "hours": ${hours}, "blackoutDays": [] }' where id = 'richmond'`,
)
await database.close()
