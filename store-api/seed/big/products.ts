import { type SQL, sql } from 'drizzle-orm'

/** Series that products are named after: each word finds a few dozen of them, as words of a large shop do. */
const SERIES = [
  ['Amber', '琥珀'],
  ['Bamboo', '青竹'],
  ['Cedar', '雪松'],
  ['Dawn', '晨曦'],
  ['Ember', '暖炉'],
  ['Fern', '蕨影'],
  ['Grove', '林间'],
  ['Harbour', '海港'],
  ['Indigo', '靛蓝'],
  ['Jade', '碧玉'],
  ['Kestrel', '红隼'],
  ['Lantern', '灯影'],
  ['Maple', '枫红'],
  ['Nectar', '花蜜'],
  ['Orchid', '兰香'],
  ['Pebble', '溪石'],
  ['Quartz', '晶石'],
  ['River', '长河'],
  ['Saffron', '藏红'],
  ['Thistle', '蓟花'],
  ['Umber', '赭石'],
  ['Violet', '紫堇'],
  ['Willow', '垂柳'],
  ['Yarrow', '蓍草'],
  ['Zephyr', '西风'],
] as const

/** Statements that add `count` products, made of those there are: other names, numbers, prices and dates. */
export function bigProducts(count: number): SQL[] {
  if (count <= 0) return []
  const en = sql.raw(`(array[${SERIES.map(([word]) => `'${word}'`).join(',')}])`)
  const zh = sql.raw(`(array[${SERIES.map(([, word]) => `'${word}'`).join(',')}])`)
  const size = sql.raw(String(SERIES.length))
  return [
    sql`create temporary table grown on commit drop as
      with base as (select id as base_id, row_number() over (order by id) - 1 as at, count(*) over () as of
                      from products where product_type = 'GOODS')
      select n, base_id, base_id || '-' || n as id, 1 + n % ${size} as a, 1 + (n / ${size}) % ${size} as b
        from generate_series(1, ${count}::int) n join base on base.at = n % base.of`,
    sql`analyze grown`,
    sql`insert into products (id, sku, name, description, brand, product_type, record_status, main_category, price, compare_at_price,
          clearance, taxable, tax_class, options, images, created_at, from_price, price_varies, sold_out, category_slugs, tag_slugs, search_tokens)
      select g.id, p.sku || '-' || n,
          jsonb_build_object('en', ${en}[a] || ' ' || ${en}[b] || ' ' || (p.name ->> 'en') || ' ' || n,
                             'zh', ${zh}[a] || ${zh}[b] || (p.name ->> 'zh') || n),
          p.description, p.brand, p.product_type, p.record_status, p.main_category, p.price + n % 700, null,
          n % 40 = 0, p.taxable, p.tax_class, p.options, p.images, p.created_at - n * interval '7 minutes',
          p.from_price + n % 700, p.price_varies, n % 50 = 0,
          p.category_slugs, case when n % 5 = 0 then p.tag_slugs else '{}' end,
          p.search_tokens || array_to_tsvector(array[lower(${en}[a]), lower(${en}[b]), ${zh}[a], ${zh}[b], n::text])
        from grown g join products p on p.id = g.base_id`,
    sql`insert into stock (product_id, option_pair, position, available, price)
      select g.id, s.option_pair, s.position, case when n % 50 = 0 then 0 else 1000000 end, s.price + n % 700
        from grown g join stock s on s.product_id = g.base_id`,
    sql`insert into product_categories (category, product_id, created_at)
      select c.category, g.id, c.created_at - n * interval '7 minutes' from grown g join product_categories c on c.product_id = g.base_id`,
    sql`insert into product_tags (tag, product_id)
      select t.tag, g.id from grown g join product_tags t on t.product_id = g.base_id where g.n % 5 = 0`,
  ]
}
