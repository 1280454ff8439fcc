import { seeded } from 'shared-contracts/testing/random.ts'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { expect, test } from 'vitest'
import { createAdjust } from '../adjustments/adjust.ts'
import { dueOf } from '../bill/due.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { type Network, walkBackend } from '../fixtures/walk-backend.ts'
import { createHold } from '../holding/hold.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { createAttempts } from './attempts.ts'
import { createPay } from './pay.ts'
import { createPayFlow } from './pay-flow.ts'
import { waitingOrder } from './waiting-order.ts'

const NETWORKS: readonly Network[] = ['fine', 'fine', 'fine', 'before', 'after', 'twice']
const ACTIONS = [
  'pay',
  'pay',
  'doubleTap',
  'atProvider',
  'back',
  'reload',
  'secondTab',
  'tip',
  'coupon',
  'price',
  'slotTaken',
  'couponGone',
  'hold',
  'takeNext',
] as const
const wait = async () => {}

/** One shopper at random in one browser, in as many tabs as they like, until the walk ends. @returns what was done */
async function walk(seed: number): Promise<void> {
  const dice = seeded(seed)
  const pick = <T>(from: readonly T[]): T => from[dice(0, from.length - 1)] as T
  const backend = walkBackend(() => pick(NETWORKS))
  const { api, world, orders, currentBill } = backend
  const storage = memoryStorage()
  let ids = 0
  /** A page as it is loaded: the browser's storage outlives it, nothing else. */
  const openTab = () => {
    const attempts = createAttempts(storage, () => `key-${seed}-${++ids}`)
    const deps = { api, attempts, wait }
    const tab = { bill: currentBill(), left: null as string | null, gone: false }
    const reload = async () => {
      tab.bill = currentBill()
    }
    const flow = createPayFlow({
      pay: createPay(deps),
      findWaiting: bill => waitingOrder(deps, bill),
      ordered: () => {},
      leave: opened => {
        tab.left = opened.orderID
      },
      // The page is left for the order's own.
      showOrder: () => {
        tab.gone = true
      },
      reload,
    })
    const adjust = createAdjust({ api, wait, purchase: ORDINARY, reload })
    const hold = createHold({ api, wait, purchase: ORDINARY, reload })
    flow.see(tab.bill)
    return Object.assign(tab, { flow, adjust, hold })
  }
  const tabs = [openTab()]
  const did: string[] = []

  for (let step = 0; step < 25; step++) {
    const tab = pick(tabs)
    const { flow, adjust, hold } = tab
    const action = pick(ACTIONS)
    did.push(action)
    const paid = [...orders.values()].filter(o => o.state === 'paid').length
    const known = orders.size
    const seen = dueOf(tab.bill)
    if (action === 'pay') await flow.pay(tab.bill, 'ott-alipay')
    if (action === 'doubleTap')
      await Promise.all([flow.pay(tab.bill, 'ott-alipay'), flow.pay(tab.bill, 'ott-alipay')])
    if (action === 'atProvider' && tab.left) backend.payAtProvider(tab.left)
    if (action === 'back') flow.returned(true)
    if (action === 'reload') tabs[tabs.indexOf(tab)] = openTab()
    if (action === 'secondTab') tabs.push(openTab())
    if (action === 'tip') await adjust.apply('tip', pick([null, { amount: 200 }]))
    if (action === 'coupon') await adjust.apply('coupon', 'TEATIME10')
    if (action === 'price') world.price += 100
    if (action === 'slotTaken') world.slotFree = false
    if (action === 'couponGone') world.coupon = false
    if (action === 'hold') await hold.take(tab.bill.draft)
    const view = hold.$hold.get()
    if (action === 'takeNext' && view.kind === 'slot-gone' && view.next)
      await hold.move(tab.bill.draft, view.next)

    const told = `seed ${seed}: ${did.join(' ')}`
    const money = [...orders.values()].filter(o => o.state === 'paid')
    // One payment at most for what the shopper pays once, and always what they saw.
    expect(money.length - paid, told).toBeLessThanOrEqual(action === 'atProvider' ? 1 : 0)
    expect(money.length, told).toBe(world.bought)
    expect([...orders.values()].filter(o => o.state === 'open').length, told).toBeLessThanOrEqual(1)
    for (const made of [...orders.values()].slice(known)) expect(made.total, told).toBe(seen)
    expect(world.doubled, told).toBe(0)
    // A way on is always there: nothing stays busy once its answer came, or did not.
    expect(adjust.$view.get().busy, told).toBeNull()
    if (tab.gone) tabs[tabs.indexOf(tab)] = openTab()
    else expect(['idle', 'opened'], told).toContain(flow.$view.get().step)
  }
}

test('CHK-8 CHK-5 CHK-4 no walk through payment leaves a state without a way on, a second order or a charge nobody saw', async () => {
  const walks = repeats(60, 2000)
  const first = seedOr(1)
  for (let i = 0; i < walks; i++) await walk(first + i)
  figure(`walks through payment: ${walks} of 25 steps, every one with a way on, none charged twice`)
})
