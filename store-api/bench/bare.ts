import Fastify from 'fastify'
import pg from 'pg'

/** The least a server can do for the same rows: what of a call's time is the machine's, and what is ours. */
const COLUMNS = `id, name, images -> 0 as image, from_price, price_varies, compare_at_price, sold_out, clearance,
  jsonb_array_length(options) > 0 as has_options`

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const server = Fastify()
server.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select ${COLUMNS} from products where record_status = 'ACTIVE' and product_type = 'GOODS' order by created_at desc, id limit 12`,
  })
  return { products: rows }
})
server.get<{ Params: { id: string } }>('/product/:id', async ({ params }) => {
  const text = `select ${COLUMNS}, sku, description, images, options, main_category from products where id = $1`
  return (await pool.query({ name: 'product', text, values: [params.id] })).rows[0]
})
console.log(await server.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => void server.close().then(() => pool.end()))
