import Fastify from 'fastify'
import { openBare } from './bare-database.ts'
import { bareWrites } from './bare-writes.ts'

/** The least a server can do for the same rows: what of a call's time is the machine's, and what is ours. */
const COLUMNS = `id, name, images -> 0 as image, from_price, price_varies, compare_at_price, sold_out, clearance,
  jsonb_array_length(options) > 0 as has_options`
const GOODS = `record_status = 'ACTIVE' and product_type = 'GOODS'`
const IN_CATEGORY = 'exists (select from product_categories c where c.product_id = id and c.category = $1)'

const database = await openBare(process.env.DATABASE_URL, process.env.DATABASE_FOLDER)
const server = Fastify()
server.get<{ Querystring: { category: string; from: string } }>('/list', async ({ query }) => {
  const text = `select ${COLUMNS} from products where ${GOODS} and ${IN_CATEGORY} order by created_at desc, id limit 12 offset $2`
  return {
    products: (await database.query({ name: 'list', text, values: [query.category, query.from] })).rows,
  }
})
server.get<{ Querystring: { found: string } }>('/search', async ({ query }) => {
  const text = `select ${COLUMNS} from products where ${GOODS} and search_tokens @@ $1::tsquery limit 12`
  return { products: (await database.query({ name: 'search', text, values: [query.found] })).rows }
})
server.get<{ Params: { id: string } }>('/product/:id', async ({ params }) => {
  const text = `select ${COLUMNS}, sku, description, images, options, main_category from products where id = $1`
  return (await database.query({ name: 'product', text, values: [params.id] })).rows[0]
})
server.get<{ Params: { id: string } }>('/inventory/:id', async ({ params }) => {
  const text = `select option_pair, available, price from stock where product_id = $1 order by position`
  return { rows: (await database.query({ name: 'inventory', text, values: [params.id] })).rows }
})
server.get<{ Params: { id: string } }>('/related/:id', async ({ params }) => {
  const text = `select ${COLUMNS} from products where ${GOODS} and not sold_out and id <> $1 and id in (select c.product_id from product_categories c
    where c.category = (select main_category from products where id = $1)) order by created_at desc, id limit 8`
  return { products: (await database.query({ name: 'related', text, values: [params.id] })).rows }
})
server.get('/places', async () => {
  const text = `select id, local_store_name, name_content, address, phone, pickup from locations where display order by position`
  return { places: (await database.query({ name: 'places', text, values: [] })).rows }
})
server.get<{ Querystring: { category: string } }>('/count', async ({ query }) => {
  const text = `select brand, count(*)::int from products where ${GOODS} and ${IN_CATEGORY} group by brand`
  return { brands: (await database.query({ name: 'count', text, values: [query.category] })).rows }
})
bareWrites(server, database)
console.log(await server.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => void server.close().then(() => database.close()))
