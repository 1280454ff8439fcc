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
        returning s.product_id as "productId", s.option_pair as "optionPair", s.available = 0 as gone`,
  )
  return lackingOf(tx, lines, taken)
}

/** A combination of options that was taken, and whether none of it is left. */
export interface Taken {
  productId: string
  optionPair: string
  gone: boolean
}

/** Says which lines were not taken; where all were, what follows of the products from what is there is made anew. */
export async function lackingOf(
  tx: Database,
  lines: readonly StockLine[],
  taken: readonly Taken[],
): Promise<StockLine[]> {
  const key = (line: { productId: string; optionPair: string }) => `${line.productId} ${line.optionPair}`
  const had = new Set(taken.map(key))
  const lacking = lines.filter(line => !had.has(key(line)))
  if (lacking.length === 0)
    await refreshSummaries(
      tx,
      taken.filter(({ gone }) => gone),
    )
  return lacking
}

/** Puts back what an order held. */
export async function returnStock(tx: Database, lines: readonly StockLine[]): Promise<void> {
  await lockProducts(tx, lines)
  const returned = await rowsOf<{ productId: string; back: boolean }>(
    tx,
    sql`update stock s set available = s.available + l.quantity from ${rowsOfLines(lines)}
        where s.product_id = l."productId" and s.option_pair = l."optionPair"
        returning s.product_id as "productId", s.available = l.quantity as back`,
  )
  await refreshSummaries(
    tx,
    returned.filter(({ back }) => back),
  )
}

/** In the order of their ids, so that two orders of the same products wait for one another instead of both forever. @param lines as in `asRows` */
export const lockedProducts = (lines: SQL): SQL =>
  sql`select id from products where id in (select "productId" from ${asRows(lines)}) order by id for no key update`

export const lockProducts = (tx: Database, lines: readonly StockLine[]) =>
  tx.execute(lockedProducts(sql`${JSON.stringify(lines)}`))

/** Lowest price and sold-out flag of these products, from their stock: they follow from what is there at all, not from how much. Only rows that change are written. */
export async function refreshSummaries(tx: Database, lines: readonly { productId: string }[]): Promise<void> {
  if (lines.length === 0) return
  const ids = JSON.stringify([...new Set(lines.map(line => line.productId))])
  await tx.execute(sql`
    update products p set from_price = n.lowest, price_varies = n.varies, sold_out = n.gone, changed_at = now()
    from (
      select product_id, coalesce(min(price) filter (where available > 0), min(price)) as lowest,
             min(price) <> max(price) as varies, max(available) = 0 as gone
      from stock where product_id in (select jsonb_array_elements_text(${ids}::jsonb)) group by product_id
    ) n
    where p.id = n.product_id
      and (p.from_price, p.price_varies, p.sold_out) is distinct from (n.lowest, n.varies, n.gone)`)
}
