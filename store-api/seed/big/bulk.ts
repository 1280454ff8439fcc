import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../database/database.ts'

interface Part {
  drop: string
  restore: string
}

/**
 * Runs `work`, which writes many rows into `tables`, without their foreign keys and plain indexes, and makes both again
 * afterwards: one check of all rows and one build instead of one a row. Primary and unique keys stay.
 * @param tx a transaction; others wait for these tables until it ends
 */
export async function inBulk(
  tx: Database,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const names = sql`${`{${tables.join(',')}}`}::regclass[]`
  const parts = await rowsOf<Part>(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
          from pg_constraint where contype = 'f' and conrelid = any(${names})
        union all
        select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
          from pg_index i where indrelid = any(${names}) and not indisunique`,
  )
  for (const { drop } of parts) await tx.execute(sql.raw(drop))
  await work()
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
  for (const { restore } of parts.toReversed()) await tx.execute(sql.raw(restore))
}
