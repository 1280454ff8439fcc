import fc from 'fast-check'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import { expect, test } from 'vitest'
import { cartServer } from '../fixtures/cart-server.ts'
import { fakeApp, line } from '../fixtures/fake-app.ts'
import { lost } from '../fixtures/refuse.ts'
import { createCartIntents } from './intents.ts'
import { isPending, rowsOf } from './rows.ts'

const LINES = ['a', 'b', 'c']
type Step = { tab: number; line: string; do: 'set' | 'remove' | 'undo' | 'reload'; quantity: number }
type Fate = 'answered' | 'lost before' | 'lost after'

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.nat(1),
  line: fc.constantFrom(...LINES),
  do: fc.constantFrom('set', 'set', 'set', 'remove', 'undo', 'reload'),
  quantity: fc.integer({ min: 1, max: 20 }),
})
const fates = fc.infiniteStream(
  fc.constantFrom<Fate>('answered', 'answered', 'answered', 'lost before', 'lost after'),
)

/** One tab: its calls reach the server and come back whenever the scheduler says so, or not at all. */
function tab(
  scheduler: fc.Scheduler,
  server: ReturnType<typeof cartServer>,
  fate: Iterator<Fate>,
  name: string,
) {
  const { state } = fakeApp({})
  state.$cart.set(server.read())
  let ids = 0
  const inFlight = new Map<string, number>()
  let maxInFlight = 0
  const api = (async (call: string, options?: { body?: { lineID?: string; productID?: string } }) => {
    const key = call.startsWith('GET') ? '' : (options?.body?.lineID ?? options?.body?.productID ?? '')
    const count = (inFlight.get(key) ?? 0) + 1
    inFlight.set(key, count)
    if (key) maxInFlight = Math.max(maxInFlight, count)
    try {
      const outcome = fate.next().value
      await scheduler.schedule(Promise.resolve(), `${name} sends ${call}`)
      if (outcome === 'lost before') throw lost()
      const answer = server.handle(call, options?.body)
      await scheduler.schedule(Promise.resolve(), `${name} receives ${call}`)
      if (outcome === 'lost after') throw lost()
      return answer
    } finally {
      inFlight.set(key, (inFlight.get(key) ?? 1) - 1)
    }
  }) as ApiClient
  const intents = createCartIntents({
    api,
    state,
    randomID: () => `${name}-${++ids}`,
    wait: () => scheduler.schedule(Promise.resolve(), `${name} waits`),
    later: () => {},
  })
  return { state, intents, maxInFlight: () => maxInFlight }
}

/** @returns the quantity the shopper of a tab means a product to have after a step, undefined when it changes nothing */
function meant({ line: id, do: what, quantity }: Step, { state, intents }: ReturnType<typeof tab>) {
  const intent = intents.$intents.get()[id]
  const rows = rowsOf(state.$cart.get() ?? ({ lineItems: {} } as never), intents.$intents.get())
  const row = rows.find(r => r.line.id === id)
  if (what === 'set' && row?.kind === 'line') return quantity
  if (what === 'remove' && row?.kind === 'line') return 0
  if (what === 'undo' && row?.kind === 'removed' && !row.undoing) return intent?.restore
  return undefined
}

function act({ line: id, do: what, quantity }: Step, { intents }: ReturnType<typeof tab>) {
  if (what === 'set') intents.set(id, quantity)
  if (what === 'remove') intents.remove(id)
  if (what === 'undo') intents.undo(id)
}

async function play(scheduler: fc.Scheduler, steps: Step[], fate: Iterator<Fate>, tabs: number) {
  const server = cartServer(LINES.map((id, i) => line(id, i + 1)))
  const pages = Array.from({ length: tabs }, (_, i) => tab(scheduler, server, fate, `tab${i}`))
  const wishes = new Map<string, number>()
  for (const now of steps) {
    const page = pages[now.tab % tabs] as ReturnType<typeof tab>
    const wish = meant(now, page)
    // An undo in each of two tabs is two wishes to add: only one tab undoes.
    if (now.do === 'undo' && page !== pages[0]) continue
    if (now.do === 'reload') void page.intents.reload()
    else if (wish !== undefined) {
      act(now, page)
      wishes.set(now.line, wish)
    }
    await scheduler.schedule(Promise.resolve(), 'next tap')
  }
  await scheduler.waitFor(Promise.all(pages.map(page => page.intents.settled())))
  return { server, pages, wishes }
}

test('CRT-2 no interleaving of taps, answers and lost answers loses or doubles a quantity', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 25 }),
      fates,
      async (scheduler, steps, fate) => {
        const running = play(scheduler, steps, fate, 1)
        await scheduler.waitFor(running)
        const { server, pages, wishes } = await running
        const { state, intents, maxInFlight } = pages[0] as ReturnType<typeof tab>
        expect(maxInFlight()).toBeLessThanOrEqual(1)
        expect(isPending(intents.$intents.get())).toBe(false)
        const problems = intents.$problems.get()
        for (const [id, quantity] of wishes)
          if (!problems[id]) expect([id, server.quantityOf(`p-${id}`)]).toEqual([id, quantity])
        for (const id of LINES) expect(server.linesOf(`p-${id}`)).toBeLessThanOrEqual(1)
        expect(state.$cart.get()?.version).toBeLessThanOrEqual(server.read().version)
      },
    ),
    { numRuns: 1000 },
  )
})

test('CRT-2 two tabs at once: every line ends at a quantity somebody asked for, and both tabs agree after a reload', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 25 }),
      fates,
      async (scheduler, steps, fate) => {
        const running = play(scheduler, steps, fate, 2)
        await scheduler.waitFor(running)
        const { server, pages } = await running
        for (const [i, id] of LINES.entries()) {
          expect(server.linesOf(`p-${id}`)).toBeLessThanOrEqual(1)
          const asked = steps.filter(s => s.line === id && s.do === 'set').map(s => s.quantity)
          expect([0, i + 1, ...asked]).toContain(server.quantityOf(`p-${id}`))
        }
        for (const page of pages) {
          page.state.$cart.set(server.read())
          const rows = rowsOf(server.read(), page.intents.$intents.get())
          const shown = rows.flatMap(r => (r.kind === 'line' ? [r.quantity] : []))
          expect(shown).toEqual(Object.values(server.read().lineItems).map(l => l.quantity))
        }
      },
    ),
    { numRuns: 1000 },
  )
})
