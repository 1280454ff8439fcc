import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { settings } from '../database/schema/store.ts'
import { testDatabase } from '../testing/database.ts'
import { openImage } from '../testing/image.ts'
import { dataKey } from './data-key.ts'

let databases: OpenDatabase[]
beforeAll(async () => {
  databases = [await testDatabase(), await openImage(null)]
})
afterAll(() => Promise.all(databases.map(one => one.close())))

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
    for (const { db } of databases) {
      await db.delete(settings)
      expect((await dataKey(given, '/nowhere', db)()).toString('hex')).toBe(given)
      expect((await dataKey(given, '/nowhere', db)()).toString('hex')).toBe(given)
      await expect(dataKey('0'.repeat(64), '/nowhere', db)()).rejects.toThrow(/DATA_KEY/)
    }
  }
})

test.each(['2048', '1e3', 'true', 'null', '{}', '"', { id: '2048' }, [1], 7, false])(
  'a setting reads as it was written: %j',
  async value => {
    for (const { db } of databases) {
      await db.delete(settings)
      await db.insert(settings).values({ key: 'one', value })
      expect(await db.select().from(settings)).toEqual([{ key: 'one', value }])
    }
  },
)
