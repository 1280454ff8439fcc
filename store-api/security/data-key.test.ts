import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { settings } from '../database/schema/store.ts'
import { testDatabase } from '../testing/database.ts'
import { dataKey } from './data-key.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** The first key whose print, as a number would, looks like this. */
function keyWithPrint(pattern: RegExp): string {
  for (let n = 0; ; n++) {
    const key = n.toString(16).padStart(64, '0')
    const print = createHash('sha256').update('arcade data key').update(Buffer.from(key, 'hex')).digest('hex')
    if (pattern.test(print.slice(0, 16))) return key
  }
}

test('ACC-7 a key is known again where its print has digits alone, or reads as a power of ten', async () => {
  for (const pattern of [/^[1-9]\d+$/, /^[1-9]\d*e\d+$/]) {
    const given = keyWithPrint(pattern)
    const { db } = database
    await db.delete(settings)
    for (const _ of ['made', 'known'])
      expect((await dataKey(given, '/nowhere', db)()).toString('hex')).toBe(given)
    await expect(dataKey('0'.repeat(64), '/nowhere', db)()).rejects.toThrow(/DATA_KEY/)
  }
})
