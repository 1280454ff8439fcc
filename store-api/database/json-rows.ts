import { type Column, getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import { written } from './statement.ts'

/** Columns as one value of JSON, under the names they have here: for a statement that answers with rows of several tables. */
export const asJson = (columns: Record<string, Column | SQL>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`

/** @returns reads a row that came as JSON: times come as text */
export function rowsOfTable<T extends Table>(table: T): (json: object) => T['$inferSelect'] {
  const times = Object.entries(getTableColumns(table)).flatMap(([name, { dataType }]) =>
    dataType === 'date' ? [name] : [],
  )
  return json => {
    const row: Record<string, unknown> = { ...json }
    for (const name of times) if (row[name] !== null) row[name] = new Date(String(row[name]))
    return row as T['$inferSelect']
  }
}

/**
 * Inserts rows that are given as one value of JSON: the text of the statement is the same for one row and for many.
 * @param names columns that are given; the others get their defaults
 * @param rows the value, an array
 * @param computed columns that the database says
 */
export function insertRows<T extends Table>(
  table: T,
  names: readonly (keyof T['$inferInsert'] & string)[],
  rows: SQL,
  computed: Partial<Record<keyof T['$inferInsert'], SQL>> = {},
): SQL {
  const columns = getTableColumns(table)
  const column = (name: string): Column => {
    const found = columns[name]
    if (!found) throw new RangeError(`no column ${name}`)
    return found
  }
  // Where rows go in, a column stands without its table.
  const target = (name: string) => sql.raw(written(sql`${column(name)}`).replace(/^.*\./, ''))
  const said = Object.entries(computed) as [string, SQL][]
  const given = names.map(name => sql.identifier(name))
  const types = names.map(name => sql`${sql.identifier(name)} ${sql.raw(column(name).getSQLType())}`)
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  return sql`insert into ${table} (${list([...names, ...said.map(([name]) => name)].map(target))})
    select ${list([...given.map(name => sql`given.${name}`), ...said.map(([, value]) => value)])}
    from json_to_recordset(${rows}::json) as given(${list(types)})`
}
