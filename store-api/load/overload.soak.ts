import { randomInt } from 'node:crypto'
import { figure } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from 'vitest'
import { callPath, get, inTurn, post } from '../bench/case.ts'
import { type BenchRequest, measure } from '../bench/measure.ts'
import { pollUntil } from '../chaos/poll-until.ts'
import { ORIGIN, PLACE } from '../chaos/shopper.ts'
import { demoDatabase } from '../testing/postgres.ts'
import { startProcess } from '../testing/process.ts'
import { add, CONTACT, good } from '../testing/purchase.ts'
import { Visitor } from '../testing/visitor.ts'

const SHOPPERS = 32
/** Ways to ask for as much as can be had: more connections at once bring no more. */
const CONNECTIONS = [4, 16, 48]
/** More than is at work and may wait (`app.ts`): what is over has to be refused. */
const CROWD = 900
const SECONDS = 8
/** Of what can be answered at most, so much is answered when twice as much is asked for. */
const KEPT = 0.8
const RECOVERED_MS = 10_000
/** So many answers in a row, each as soon as a shopper expects, and the crowd is over. */
const CALM_ANSWERS = 20
const SOON_MS = 250

/** Half of the requests read a product with its stock, half write how a shopper can be reached. */
async function mixOf(origin: string): Promise<() => BenchRequest> {
  const first = new Visitor(origin, { origin: ORIGIN })
  const { products } = good(await first.api('GET productManagement2/products'))
  const sold = products.filter(product => !product.soldOut && !product.hasOptions)
  const shoppers: Visitor[] = []
  for (let i = 0; i < SHOPPERS; i++) {
    const visitor = new Visitor(origin, { origin: ORIGIN })
    good(await visitor.api('GET common3/appInfoInit'))
    good(await add(visitor, sold[i % sold.length]?.id ?? ''))
    shoppers.push(visitor)
  }
  const shopper = inTurn(shoppers)
  const product = inTurn(sold)
  const query = new URLSearchParams({ localStoreName: PLACE, methodName: 'pickup' })
  const write = `${callPath('POST shoppingManagement4/orderContactInfo')}?${query}`
  let reads = false
  return () => {
    reads = !reads
    if (reads) return get(callPath('GET productDetailManagement/productDetail/{id}', { id: product().id }))
    const { cookies } = shopper()
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = { ...CONTACT, phone: `416 555 ${randomInt(1000, 10_000)}` }
    return post(write, body, { cookie, origin: ORIGIN, 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' })
  }
}

test.each([
  ['PostgreSQL', demoDatabase],
  ['the embedded database', async () => null],
])(
  'NFR-R twice what %s can take: most is answered, the rest refused at once, and it is soon over',
  async (name, open) => {
    const demo = await open()
    const server = await startProcess({
      ...(demo && { DATABASE_URL: demo.url }),
      PUBLIC_ORIGIN: ORIGIN,
      CHECK_ANSWERS: 'off',
      LOG_LEVEL: 'info',
    })
    try {
      const next = await mixOf(server.origin)
      const alone = []
      for (const connections of CONNECTIONS) alone.push(await measure(server.origin, { next, connections }))
      const peak = Math.max(...alone.map(figures => figures.goodPerSecond))
      const crowd = { next, connections: CROWD, rate: 2 * peak, seconds: SECONDS }
      const twice = await measure(server.origin, crowd)
      const began = performance.now()
      const soon = async () => {
        for (let i = 0; i < CALM_ANSWERS; i++) {
          const asked = performance.now()
          const { method, path, headers = {}, body } = next()
          const reply = await fetch(server.origin + path, { method, headers, ...(body && { body }) })
          await reply.arrayBuffer()
          if (!reply.ok || performance.now() - asked > SOON_MS) return null
        }
        return true
      }
      await pollUntil('a calm server', soon)
      const recovered = performance.now() - began
      const share = Math.round((100 * twice.goodPerSecond) / peak)
      figure(
        `${name}: ${peak} a second at most, of twice as many ${twice.goodPerSecond} (${share} %, aim 80), ${twice.errors - twice.unanswered} refused, ${twice.unanswered} unanswered; as before ${Math.round(recovered)} ms after (aim ${RECOVERED_MS})`,
      )
      expect(alone.map(({ errors }) => errors)).toEqual(CONNECTIONS.map(() => 0))
      expect(twice.unanswered).toBe(0)
      expect(twice.goodPerSecond).toBeGreaterThanOrEqual(KEPT * peak)
      expect(recovered).toBeLessThan(RECOVERED_MS)
    } finally {
      await server.stop()
      await demo?.drop()
    }
  },
)
