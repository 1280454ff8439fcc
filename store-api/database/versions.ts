import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { changes } from './schema/catalog.ts'
import { shared } from './shared.ts'
import { statement } from './statement.ts'

/** What answers are made from: all that lists of products show, or the locations. */
export type About = (typeof changes.$inferSelect)['about']

const readers = new WeakMap<Database, Map<About, () => Promise<string>>>()

/** Which state of it the database is in now: another after every change that was committed before this was called. */
export function versionOf(db: Database, about: About): Promise<string> {
  const known = readers.get(db) ?? new Map<About, () => Promise<string>>()
  readers.set(db, known)
  const read = known.get(about) ?? shared(() => readVersion(db, about))
  known.set(about, read)
  return read()
}

const sum = statement<{ about: About }, { version: string }>(
  value =>
    sql`select coalesce(sum(amount), 0)::text as version from ${changes} where about = ${value('about')}`,
)

async function readVersion(db: Database, about: About): Promise<string> {
  const [row] = await sum(db, { about })
  if (!row) throw new Error('a sum without a row')
  return row.version
}

/** So many rows are summed without a thought. */
const FEW = 20

/** Makes one row of many; sums are the same before, meanwhile and after. */
export const tidyVersions = (db: Database) =>
  db.execute(sql`with taken as (
      delete from ${changes} where about in (select about from ${changes} group by about having count(*) > ${FEW}) returning *)
    insert into ${changes} select about, sum(amount) from taken group by about`)
