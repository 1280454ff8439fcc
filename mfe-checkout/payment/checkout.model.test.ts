import { isHeldFor, paymentHold } from 'shared-contracts/remote/state/hold.ts'
import { seeded } from 'shared-contracts/testing/random.ts'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { keepTyped, readTyped } from 'shared-contracts/ui/form/typed.ts'
import { expect, test } from 'vitest'
import { createAdjust } from '../adjustments/adjust.ts'
import { dueOf } from '../bill/due.ts'
import { COMMENT_KEY, DETAILS_KEY } from '../details/forget-details.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { COUPON, type Network, walkBackend } from '../fixtures/walk-backend.ts'
import { TYPED, type TypedField, walkDetails } from '../fixtures/walk-details.ts'
import { createHold } from '../holding/hold.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { createOpenOrder } from '../open-order/create-open-order.ts'
import { findOpenOrder } from '../open-order/find-open-order.ts'
import { payOpenOrder } from '../open-order/pay-open-order.ts'
import { createAttempts } from './attempts.ts'
import { createPay } from './pay.ts'
import { createPayFlow } from './pay-flow.ts'
import { createPaying } from './paying.ts'
import { waitingOrder } from './waiting-order.ts'

const NETWORKS: readonly Network[] = ['fine', 'fine', 'fine', 'before', 'after', 'twice', 'slow', 'failed']
const STEPS = 30
const wait = async () => {}
let ids = 0
const randomID = () => `key-${++ids}`

type Backend = ReturnType<typeof walkBackend>
type Pick = <T>(from: readonly T[]) => T

/**
 * A page as it is loaded: the browser's storage outlives it, and the tab's own.
 * @param storage of the browser @param session of the tab
 */
function openTab(
  backend: Backend,
  storage: Storage,
  session: Storage = memoryStorage(),
  details = walkDetails(backend, session),
) {
  const { api, currentBill } = backend
  const attempts = createAttempts(storage, randomID)
  const deps = { api, attempts, wait }
  const tab = { bill: currentBill(), left: null as string | null, gone: false }
  const reload = async () => {
    tab.bill = currentBill()
  }
  const paying = createPaying({
    pay: createPay(deps),
    findWaiting: bill => waitingOrder(deps, bill),
    ordered() {
      for (const key of [DETAILS_KEY, COMMENT_KEY]) session.removeItem(key)
      details.ordered()
    },
    async leave(opened) {
      tab.left = opened.orderID
      return true
    },
    // The page is left for the order's own.
    showOrder: () => {
      tab.gone = true
    },
    reload,
  })
  const flow = createPayFlow({ load: async () => paying, reload, stay: () => () => true })
  const isUnseen = (id: string) => isHeldFor(storage, paymentHold(id))
  const open = createOpenOrder({
    api,
    find: () => findOpenOrder({ api, attempts, isUnseen, signedIn: false }),
    orderOf: attempts.orderOf,
    forget: attempts.forgetOrder,
    released: () => void reload(),
  })
  flow.see(tab.bill)
  const adjust = createAdjust({ api, wait, purchase: ORDINARY, reload })
  const hold = createHold({ api, wait, purchase: ORDINARY, reload })
  return Object.assign(tab, { session, details, flow, adjust, hold, open, deps, reload })
}
type Tab = ReturnType<typeof openTab>

/** One shopper with one browser, in as many tabs as they like. */
interface Shopper {
  backend: Backend
  tabs: Tab[]
  openAnother(): void
  /** Loads the page of a tab anew. */
  reopen(tab: Tab): void
  /** Nothing else happens during this step. */
  alone: boolean
  /** What was to pay by the button that was pressed, in this step. */
  seen: number[]
  /** How often the store took what was sent, over all walks. */
  done: Record<'sent' | 'ordered' | 'paid', number>
  pick: Pick
}
function newShopper(pick: Pick, done: Shopper['done']): Shopper {
  const backend = walkBackend(() => pick(NETWORKS))
  const storage = memoryStorage()
  const tabs = [openTab(backend, storage)]
  return {
    ...{ backend, tabs, pick, done, alone: true, seen: [] },
    openAnother: () => tabs.push(openTab(backend, storage)),
    reopen(tab) {
      const at = tabs.indexOf(tab)
      if (at >= 0) tabs[at] = openTab(backend, storage, tab.session, tab.details)
    },
  }
}
type Action = (shopper: Shopper, tab: Tab) => unknown

const pay: Action = ({ seen }, { flow, bill }) => {
  seen.push(dueOf(bill))
  return flow.pay(bill, 'ott-alipay')
}
const type: Action = ({ pick }, { details }) => {
  const field = pick(Object.keys(TYPED) as TypedField[])
  details.type(field, pick<string>(TYPED[field]))
}
const ACTIONS = {
  pay,
  doubleTap: (shopper, tab) => Promise.all([pay(shopper, tab), pay(shopper, tab)]),
  atProvider: ({ backend }, { left }) => left && backend.payAtProvider(left),
  back: (_, { flow }) => flow.returned(true),
  reload: ({ reopen }, tab) => reopen(tab),
  // A switch of language draws the page anew.
  language: ({ reopen }, tab) => reopen(tab),
  secondTab: ({ openAnother }) => openAnother(),
  tip: ({ pick }, { adjust }) => adjust.apply('tip', pick([null, { amount: 200 }])),
  coupon: ({ pick }, { adjust }) => adjust.apply('coupon', pick([COUPON, COUPON, null])),
  price: ({ backend }) => {
    backend.world.price += 100
  },
  slotTaken: ({ backend: { world } }) => world.taken.add(world.draft.slot?.start ?? ''),
  couponGone: ({ backend }) => {
    backend.world.coupon = false
  },
  // Choosing another store leads to the cart; the details are opened from there.
  location: ({ backend: { world }, reopen }, tab) => {
    world.place = world.place === 'Markham' ? 'Richmond' : 'Markham'
    reopen(tab)
  },
  lapse: ({ backend }) => {
    for (const made of backend.orders.values()) if (made.state === 'open') made.state = 'cancelled'
  },
  hold: (_, { hold, bill }) => hold.take(bill.draft),
  takeNext: (_, { hold, bill }) => {
    const view = hold.$hold.get()
    return view.kind === 'slot-gone' && view.next && hold.move(bill.draft, view.next)
  },
  look: (_, { open }) => open.refresh(),
  async drop(_, { open }) {
    await open.refresh()
    open.ask()
    await Promise.all([open.drop(), open.drop()])
  },
  async payLater({ seen }, tab) {
    const { open, deps } = tab
    const { found } = open.$view.get()
    if (found?.kind !== 'open') return
    const { orderID, amount, currency } = found
    const bill = { id: `order ${orderID}`, total: amount, due: amount, currency }
    seen.push(amount)
    const paying = await payOpenOrder(deps, orderID)(bill, 'ott-alipay')
    if (paying.kind === 'opened') tab.left = paying.orderID
  },
  type,
  fill: (_, { details }) => {
    for (const field of Object.keys(TYPED) as TypedField[])
      if (field !== 'method') details.type(field, TYPED[field][0])
  },
  chooseTime: ({ backend, pick }, { details }) => {
    const [place] = backend.currentConfig().locations
    details.chooseTime(pick(place?.pickupSlots.map(slot => slot.start) ?? []))
  },
  async send(shopper, { details, reload }) {
    const { firstName, lastName, email, phone } = details.open()
    if (!(await details.send())) return
    shopper.done.sent++
    // Nobody else sends in between: the store has what was typed.
    if (shopper.alone)
      expect(shopper.backend.world.draft.contact).toEqual({ firstName, lastName, email, phone })
    await reload()
  },
  async comment({ pick, backend }, { session, adjust }) {
    const comment = pick(['no bag', '不要袋子'])
    keepTyped(session, COMMENT_KEY, null, { comment })
    await adjust.apply('comment', comment)
    if (backend.world.comment === comment && !adjust.$view.get().problem) session.removeItem(COMMENT_KEY)
  },
} as const satisfies Record<string, Action>
const ALL = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]
/** What leads to an order comes oftener: else most walks make none. */
const NAMES = [...ALL, 'pay', 'pay', 'atProvider', 'atProvider', 'fill', 'send', 'send', 'takeNext'] as const

/** One shopper at random, until the walk ends: a step is one thing done, or two at once. */
async function walk(seed: number, done: Shopper['done']): Promise<void> {
  const dice = seeded(seed)
  const pick: Pick = from => from[dice(0, from.length - 1)] as (typeof from)[number]
  const shopper = newShopper(pick, done)
  const { backend, tabs, reopen } = shopper
  const { world, orders } = backend
  const ordersIn = (state: string) => [...orders.values()].filter(order => order.state === state)
  const did: string[] = []

  for (let step = 0; step < STEPS; step++) {
    const [paid, known] = [ordersIn('paid').length, orders.size]
    const now = Array.from({ length: pick([1, 1, 2]) }, () => ({ tab: pick(tabs), name: pick(NAMES) }))
    did.push(now.map(({ tab, name }) => `${name}@${tabs.indexOf(tab)}`).join('+'))
    const told = `seed ${seed}: ${did.join(' ')}`
    shopper.alone = now.length === 1
    shopper.seen = []
    await Promise.all(now.map(({ tab, name }) => (ACTIONS[name] as Action)(shopper, tab)))

    const money = ordersIn('paid')
    // One payment at most for what the shopper pays once, and always what they saw.
    const pressed = now.filter(({ name }) => name === 'atProvider').length
    expect(money.length - paid, told).toBeLessThanOrEqual(pressed)
    expect(money.length, told).toBe(world.bought)
    expect(new Set(money.map(order => order.billID)).size, told).toBe(money.length)
    expect(ordersIn('open').length, told).toBeLessThanOrEqual(1)
    for (const made of [...orders.values()].slice(known)) expect(shopper.seen, told).toContain(made.total)
    expect(world.doubled, told).toBe(0)

    for (const tab of [...tabs]) {
      // A way on is always there: nothing stays busy once its answer came, or did not.
      expect(tab.adjust.$view.get().busy, told).toBeNull()
      expect(['no', 'failed', 'asking'], told).toContain(tab.open.$view.get().drop)
      if (tab.gone) reopen(tab)
      else expect(['idle', 'opened'], told).toContain(tab.flow.$view.get().step)
      // What was typed stands in the form whenever it is opened again.
      const form = tab.details.open()
      for (const [field, value] of tab.details.typed) expect(form[field], `${field}, ${told}`).toBe(value)
    }
    // Words to the store are there, or still in the tab.
    const said = now.filter(({ name }) => name === 'comment').map(({ tab }) => tab)
    if (said.length === 1 && shopper.alone) {
      const { comment } = readTyped(said[0]?.session ?? memoryStorage(), COMMENT_KEY, null)
      expect(comment ?? world.comment, told).not.toBe('')
    }
  }
  done.ordered += orders.size
  done.paid += world.bought
}

test('CHK-8 CHK-6 CHK-5 CHK-4 CHK-11 LNG-6 no walk through the checkout loses what was typed, leaves a state without a way on, a second order or a charge nobody saw', async () => {
  const walks = repeats(60, 2000)
  const first = seedOr(1)
  const done = { sent: 0, ordered: 0, paid: 0 }
  for (let i = 0; i < walks; i++) await walk(first + i, done)
  // Else they have walked past what they are here for.
  for (const times of Object.values(done)) expect(times).toBeGreaterThan(walks / 10)
  figure(
    `walks through the checkout: ${walks} of ${STEPS} steps (${done.sent} forms sent, ${done.ordered} orders, ${done.paid} paid), every one with a way on, none charged twice, nothing typed lost`,
  )
})
