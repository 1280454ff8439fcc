import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database/database.ts'
import type { StockLine } from '../database/schema/stored.ts'

/**
 * Lines as rows. As an array, of which the planner expects ten: of a function that gives rows it expects a hundred, and for so many it
 * reads all the stock of a small store.
 * @param lines JSON of lines
 */
export const asRows = (lines: SQL): SQL =>
  sql`(select line ->> 'productId' as "productId", line ->> 'optionPair' as "optionPair", (line ->> 'quantity')::int as quantity
    from unnest(array(select jsonb_array_elements(${lines}::jsonb))) line) l`
const rowsOfLines = (lines: readonly StockLine[]) => asRows(sql`${JSON.stringify(lines)}`)

/**
 * Takes every line's quantity, or says which cannot be had; call within a transaction and give up if any is lacking.
 * @param lines their products are locked by `lockProducts`
 * @returns lines without enough stock; empty when all was taken
 */
export async function takeStock(tx: Database, lines: readonly StockLine[]): Promise<StockLine[]> {
  const taken = await rowsOf<Taken>(
    tx,
    sql`update stock s set available = s.available - l.quantity from ${rowsOfLines(lines)}
        where s.product_id = l."productId" and s.option_pair = l."optionPair" and s.available >= l.quantity
        returning s.product_id as "productId", s.option_pair as "optionPair"`,
  )
  return lackingOf(lines, taken)
}

/** A combination of options that was taken. */
export interface Taken {
  productId: string
  optionPair: string
}

/** Which lines were not taken. */
export function lackingOf(lines: readonly StockLine[], taken: readonly Taken[]): StockLine[] {
  const key = ({ productId, optionPair }: Taken) => `${productId} ${optionPair}`
  const had = new Set(taken.map(key))
  return lines.filter(line => !had.has(key(line)))
}

/** Puts back what an order held. */
export async function returnStock(tx: Database, lines: readonly StockLine[]): Promise<void> {
  await lockProducts(tx, lines)
  await tx.execute(
    sql`update stock s set available = s.available + l.quantity from ${rowsOfLines(lines)}
        where s.product_id = l."productId" and s.option_pair = l."optionPair"`,
  )
}

/** In the order of their ids, so that two orders of the same products wait for one another instead of both forever. @param lines as in `asRows` */
export const lockedProducts = (lines: SQL): SQL =>
  sql`select id from products where id in (select "productId" from ${asRows(lines)}) order by id for no key update`

export const lockProducts = (tx: Database, lines: readonly StockLine[]) =>
  tx.execute(lockedProducts(sql`${JSON.stringify(lines)}`))
