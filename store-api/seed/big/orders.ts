import { type SQL, sql } from 'drizzle-orm'

/** Shoppers of the grown store: each has some dozen orders. */
const ACCOUNTS = 40_000
/** No password has it, so nobody can sign in as them. */
const NO_PASSWORD = 'none'

/** Statements that add `count` paid orders of two lines, spread over three years before the first of June 2026. */
export function bigOrders(count: number): SQL[] {
  const accounts = sql.raw(String(ACCOUNTS))
  const accountId = sql.raw(`('00000000-0000-4000-8000-' || lpad((n % ${ACCOUNTS})::text, 12, '0'))::uuid`)
  return [
    sql`insert into accounts (id, email_id, password_hash, first_name, last_name, referral_id, last_login_at, created_at)
      select ${accountId}, 'shopper.' || n || '@example.com', ${NO_PASSWORD}, 'Shopper', 'No. ' || n, 'GROWN' || n,
             timestamptz '2026-06-01', timestamptz '2023-06-01'
        from generate_series(0, ${accounts} - 1) n`,
    sql`create temporary table goods on commit drop as
      select row_number() over (order by p.id) - 1 as at, p.id, p.name, p.images -> 0 as image, s.option_pair, s.price
        from products p join lateral (select option_pair, price from stock where product_id = p.id order by position limit 1) s on true
       where p.product_type = 'GOODS'`,
    sql`create unique index on goods (at)`,
    sql`analyze goods`,
    sql`create temporary table places on commit drop as
      select row_number() over (order by position) - 1 as at, count(*) over () as of, id,
             jsonb_build_object('id', id, 'localStoreName', local_store_name, 'nameContent', name_content, 'address', address, 'timeZone', time_zone, 'methods', methods) as location
        from locations where display`,
    sql`create temporary table sold on commit drop as
      select n, a.price as first, b.price as second, a.at as a, b.at as b
        from (select n, (n::bigint * 7919) % size as a, (n::bigint * 104729 + 1) % size as b
                from generate_series(1, ${count}::int) n, (select count(*) as size from goods) g) drawn
        join goods a on a.at = drawn.a join goods b on b.at = drawn.b`,
    sql`analyze sold`,
    sql`insert into orders (id, account_id, status, payment_status, holds_stock, subtotal, taxes, total, currency, method, location_id, location,
          contact, language, placed_at, expires_at, receipt_sent_at, pickup_code)
      select 'GROWN' || n, ${accountId}, 'NEW', 'PAID_ONLINE', true, first + second, '[]', first + second, 'CAD', 'pickup', p.id, p.location,
          jsonb_build_object('firstName', 'Shopper', 'lastName', 'No. ' || n, 'email', 'shopper.' || n || '@example.com', 'phone', '416 555 0100'),
          'en', t.at, t.at, t.at, upper(substr(md5(n::text), 1, 4))
        from sold join places p on p.at = n % p.of
        cross join lateral (select timestamptz '2026-06-01' - n * interval '95 seconds' as at) t`,
    sql`insert into order_lines (order_id, position, product_id, option_pair, name, option_label, image, quantity, unit_price)
      select 'GROWN' || n, l.position, g.id, g.option_pair, g.name, '{"en":"","zh":""}', g.image, 1, g.price
        from sold cross join lateral (values (0, a), (1, b)) l (position, at) join goods g on g.at = l.at`,
    sql`insert into order_events (order_id, at, event)
      select 'GROWN' || n, timestamptz '2026-06-01' - n * interval '95 seconds', e.event
        from sold cross join (values ('placed'), ('paid')) e (event)`,
  ]
}
