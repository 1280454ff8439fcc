import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoDatabase } from '../testing/postgres.ts'
import { type StoreProcess, startProcess } from '../testing/process.ts'
import { add, CONTACT, good } from '../testing/purchase.ts'
import type { Copy } from '../testing/server.ts'
import { Visitor } from '../testing/visitor.ts'
import { isReady, pollUntil, readyAgain } from './poll-until.ts'
import { ORIGIN, PLACE } from './shopper.ts'

const VISITORS = 8
const query = { localStoreName: PLACE, methodName: 'pickup' } as const

let demo: Copy
let env: Record<string, string>
const processes: StoreProcess[] = []

beforeAll(async () => {
  demo = await demoDatabase()
  env = { DATABASE_URL: demo.url, PUBLIC_ORIGIN: ORIGIN, CHECK_ANSWERS: 'off', DRAIN_MS: '1500' }
  processes.push(...(await Promise.all([startProcess(env), startProcess(env)])))
}, 180_000)

afterAll(async () => {
  await Promise.all(processes.map(p => p.stop()))
  await demo?.drop()
})

/** Which servers a balancer would send requests to, looked at all the time. */
function balance(origins: string[]) {
  let ready = origins
  let over = false
  let next = 0
  const looking = pollUntil('told to end', async () => {
    const answers = await Promise.all(origins.map(isReady))
    const found = origins.filter((_, i) => answers[i])
    // On a busy machine no answer may come in time from either: the last that were ready are still the best guess.
    if (found.length > 0) ready = found
    return over ? true : null
  })
  return {
    pick: () => ready[next++ % ready.length] as string,
    end: () => {
      over = true
      return looking
    },
  }
}

test('NFR-R replacing one process after the other under load, no request fails and no connection is reset', async () => {
  const origins = processes.map(p => p.origin)
  const balancer = balance(origins)
  const first = new Visitor(origins[0] as string, { origin: ORIGIN })
  const { products } = good(await first.api('GET productManagement2/products'))
  const product = products.find(p => !p.soldOut && !p.hasOptions)?.id ?? ''
  let rolling = true
  let answered = 0
  const failed: unknown[] = []
  const visit = async () => {
    const tabs = new Map(origins.map(o => [o, new Visitor(o, { origin: ORIGIN })]))
    const [one, other] = [...tabs.values()] as [Visitor, Visitor]
    good(await one.api('GET common3/appInfoInit'))
    for (const [name, value] of one.cookies) other.cookies.set(name, value)
    good(await add(one, product))
    while (rolling) {
      const tab = tabs.get(balancer.pick()) as Visitor
      try {
        good(await tab.api('POST shoppingManagement4/orderContactInfo', { query, body: CONTACT }))
        good(await (tabs.get(balancer.pick()) as Visitor).api('GET shoppingManagement4/myCart'))
        answered += 2
      } catch (error) {
        failed.push(error)
        return
      }
    }
  }
  const load = Array.from({ length: VISITORS }, visit)
  for (const [i, origin] of origins.entries()) {
    const before = answered
    await pollUntil('load', async () => (failed.length > 0 || answered > before + 4 * VISITORS ? true : null))
    await (processes[i] as StoreProcess).stop()
    processes[i] = await startProcess({ ...env, PORT: new URL(origin).port })
    await readyAgain(origin)
  }
  rolling = false
  await Promise.all(load)
  await balancer.end()
  expect(failed).toEqual([])
}, 240_000)
