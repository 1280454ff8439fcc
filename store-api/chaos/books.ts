/** Rows of a statement on the store's database. */
export type Query = (statement: string) => Promise<Record<string, unknown>[]>

/**
 * What must be nothing whatever happened to the servers, by name; each statement returns the rows at fault. `$before` is
 * what the books held when the run began: stock by item.
 */
const FAULTS = {
  'an order twice under one key': `select answer ->> 'orderID' as id from idempotency_keys
      where answer ? 'orderID' and answer ? 'placedAt' group by 1 having count(*) > 1`,
  'an order that nobody was told of': `select id from orders where not exists
      (select from idempotency_keys where answer ->> 'orderID' = orders.id and answer ? 'placedAt')`,
  'an order without its beginning, or with two': `select o.id from orders o left join order_events e on e.order_id = o.id and e.event = 'placed'
      group by o.id having count(e.seq) <> 1`,
  'money taken for an order that is not paid': `select o.id, o.status, o.payment_status from sandbox_payments s join payment_attempts a on a.id = s.merchant_order_id
      join orders o on o.id = a.order_id where s.outcome = 'paid' and o.payment_status <> 'PAID_ONLINE'`,
  'an order paid without money, or with more than its own': `select o.id, count(s.id) from orders o left join payment_attempts a on a.order_id = o.id
      left join sandbox_payments s on s.merchant_order_id = a.id and s.outcome = 'paid' and s.amount = o.due
      where o.payment_status = 'PAID_ONLINE' group by o.id having count(s.id) <> 1`,
  'an order told of its payment not once': `select o.id from orders o left join order_events e on e.order_id = o.id and e.event = 'paid'
      where o.payment_status = 'PAID_ONLINE' group by o.id having count(e.seq) <> 1`,
  'money to be sent back': `select id, state from payment_attempts where state in ('refund-due', 'refunded', 'mismatch')`,
  'a slot with other orders than it counts': `select b.location_id, b.start, b.taken, count(o.id) from slot_bookings b
      left join orders o on o.holds_stock and o.location_id = b.location_id and o.slot_start = b.start
      group by b.location_id, b.kind, b.start, b.taken having count(o.id) <> b.taken`,
  'a credit balance that is not the sum of its entries': `select b.account_id from credit_balances b left join credit_entries e using (account_id)
      group by b.account_id, b.balance having coalesce(sum(e.amount), 0) <> b.balance`,
  'a credit entry that does not follow from the one before': `select seq from (select seq, balance_after,
      sum(amount) over (partition by account_id order by seq) as sum from credit_entries) e where sum <> balance_after`,
  'store credit of an order taken not once': `select o.id from orders o left join credit_entries e on e.order_id = o.id
      where o.holds_stock group by o.id having coalesce(-sum(e.amount), 0) <> o.store_credit`,
  'goods left in a cart that bought them': `select cart_id, product_id from cart_lines`,
} as const

/** What the books say that must not be, each in words; empty is right. */
export async function faultsIn(query: Query): Promise<string[]> {
  const found: string[] = []
  for (const [name, statement] of Object.entries(FAULTS))
    for (const row of await query(statement)) found.push(`${name}: ${JSON.stringify(row)}`)
  return found
}

/** Units by item that the store has or has sold: the same at any time. */
export async function unitsOf(query: Query): Promise<Record<string, number>> {
  const rows = await query(`select s.product_id || ' ' || s.option_pair as item,
      (s.available + coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
        where o.holds_stock and l.product_id = s.product_id and l.option_pair = s.option_pair), 0))::int as units
    from stock s order by 1`)
  return Object.fromEntries(rows.map(({ item, units }) => [item, units as number]))
}

/** Orders as the books have them, by id. */
export async function ordersIn(query: Query): Promise<Map<string, number>> {
  const rows = await query(`select id, total::int as total from orders`)
  return new Map(rows.map(({ id, total }) => [id as string, total as number]))
}
