import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { bill } from '../fixtures/fake-app.ts'
import { createPayFlow, type PayFlowDeps } from './pay-flow.ts'
import { createPaying, type Paying, type PayingDeps } from './paying.ts'
import type { PaymentOutcome } from './payment-deps.ts'

afterEach(() => {
  vi.useRealTimers()
})

function flowWith(outcome: PaymentOutcome, more: Partial<PayingDeps & PayFlowDeps> = {}) {
  const deps = {
    load: async (): Promise<Paying> => createPaying(deps),
    pay: vi.fn(async () => outcome),
    findWaiting: async () => null,
    ordered: vi.fn(),
    leave: vi.fn(async () => true),
    showOrder: vi.fn(),
    reload: vi.fn(async () => {}),
    stay: () => () => true,
    ...more,
  }
  const flow = createPayFlow(deps)
  return { ...deps, flow, view: () => flow.$view.get() }
}
const refused = (code: string, orderID: string | null = null): PaymentOutcome => ({
  kind: 'failed',
  orderID,
  failure: { kind: 'refused', code, message: 'No', field: undefined },
})
const opened = { kind: 'opened', orderID: 'o1', redirectUrl: '/p', native: false } as const

test('CHK-8 a second press while the order is placed, or its page open, does nothing', async () => {
  const { flow, pay, leave, view } = flowWith(opened)
  await Promise.all([flow.pay(bill, 'ott-alipay'), flow.pay(bill, 'ott-alipay')])
  await flow.pay(bill, 'ott-alipay')
  expect(pay).toHaveBeenCalledTimes(1)
  expect(leave).toHaveBeenCalledExactlyOnceWith(opened)
  expect(view()).toMatchObject({ step: 'opened', opened, waiting: 'o1' })
})

test.each([opened, { kind: 'settled', orderID: 'o1', as: null }] as const)(
  'CHK-8 CHK-11 an order that comes once the shopper has gone on moves them nowhere, and waits: $kind',
  async outcome => {
    let here = true
    const { flow, leave, showOrder, ordered, view } = flowWith(outcome, {
      stay: () => () => here,
      async pay() {
        here = false
        return outcome
      },
    })
    await flow.pay(bill, 'ott-alipay')
    for (const way of [leave, showOrder]) expect(way).not.toHaveBeenCalled()
    expect(ordered).toHaveBeenCalledOnce()
    expect(view()).toMatchObject({ step: 'idle', opened: null, waiting: 'o1' })
  },
)

test('PLT-4 CHK-8 ERR-2 an app that does not open its page is said, and the button works; also where it is asked once more', async () => {
  const leave = vi.fn(async () => false)
  const { flow, view } = flowWith(opened, { leave })
  const said = { step: 'idle', opened: null, waiting: 'o1', stopped: { problem: 'payment-provider' } }
  await flow.pay(bill, 'wechat-miniprogram')
  expect(view()).toMatchObject(said)
  leave.mockResolvedValueOnce(true)
  await flow.pay(bill, 'wechat-miniprogram')
  expect(view()).toMatchObject({ step: 'opened', stopped: null })
  await flow.reopen()
  expect(view()).toMatchObject(said)
})

test('CHK-8 back from the provider the bill is loaded again and the button works; before, coming back changes nothing', async () => {
  const { flow, reload, view } = flowWith(opened)
  flow.returned(false)
  expect(reload).not.toHaveBeenCalled()
  await flow.pay(bill, 'ott-alipay')
  flow.returned(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ step: 'idle', opened: null, waiting: 'o1' })
})

test('CHK-8 a page brought back as it was left never stays busy', async () => {
  const { flow, reload, view } = flowWith(opened, { pay: () => new Promise(() => {}) })
  void flow.pay(bill, 'ott-alipay')
  expect(view().step).toBe('placing')
  flow.returned(true)
  expect(view().step).toBe('idle')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('CHK-8 the banner of an open order comes with its bill, and not from a bill that is gone', async () => {
  const answers = new Map<Bill, (orderID: string | null) => void>()
  const findWaiting = (seen: Bill) => new Promise<string | null>(answer => answers.set(seen, answer))
  const { flow, view } = flowWith(opened, { findWaiting: findWaiting as PayingDeps['findWaiting'] })
  const newer = { ...bill, id: 'bill-2' }
  const leave = flow.see(bill)
  flow.see(newer)
  await expect.poll(() => answers.size).toBe(2)
  leave()
  answers.get(bill)?.('o1')
  answers.get(newer)?.('o2')
  await expect.poll(() => view().waiting).toBe('o2')
})

test('CHK-8 of a bill that is gone before what pays is there, nothing is asked', async () => {
  const findWaiting = vi.fn(async () => null)
  const { flow, load } = flowWith(opened, { findWaiting })
  flow.see(bill)()
  await load()
  await Promise.resolve()
  expect(findWaiting).not.toHaveBeenCalled()
})

test('ERR-2 a changed bill is loaded before it is said, with what was due before', async () => {
  const order: string[] = []
  const { flow, view } = flowWith(refused('bill-changed'), {
    reload: async () => void order.push('reloaded'),
  })
  flow.$view.listen(now => now.stopped && order.push('said'))
  await flow.pay({ ...bill, due: 3000 }, 'ott-alipay')
  expect(order).toEqual(['reloaded', 'said'])
  expect(view()).toMatchObject({
    step: 'idle',
    stopped: { problem: 'bill-changed', message: 'No', dueBefore: 3000 },
  })
})

test('CHK-6 what was typed is forgotten once the order is made, and only then', async () => {
  const without = flowWith(refused('out-of-stock'))
  await without.flow.pay(bill, 'ott-alipay')
  expect(without.ordered).not.toHaveBeenCalled()
  const made = flowWith(refused('payment-provider', 'o1'))
  await made.flow.pay(bill, 'ott-alipay')
  expect(made.ordered).toHaveBeenCalledTimes(1)
  expect(made.view()).toMatchObject({ waiting: 'o1', stopped: { problem: 'payment-provider' } })
})

test('RET-9 an order that nothing is left to pay of is shown, with how the store says it stands', async () => {
  const free = flowWith({ kind: 'settled', orderID: 'o1', as: 'paid' })
  await free.flow.pay(bill, 'store-credit')
  expect(free.showOrder).toHaveBeenCalledExactlyOnceWith('o1', 'paid')
})

test('CHK-8 an order that is paid is shown; where the same is being bought again, the shopper is asked', async () => {
  const over = flowWith({ kind: 'paid-before', orderID: 'o1', again: false })
  await over.flow.pay(bill, 'ott-alipay')
  expect(over.showOrder).toHaveBeenCalledExactlyOnceWith('o1', null)
  const again = flowWith({ kind: 'paid-before', orderID: 'o1', again: true })
  await again.flow.pay(bill, 'ott-alipay')
  expect(again.showOrder).not.toHaveBeenCalled()
  expect(again.view()).toMatchObject({ step: 'idle', waiting: null, paidBefore: 'o1' })
})

test('CHK-8 a page that cannot be loaded again leaves the button working', async () => {
  const reload = async () => {
    throw new Error('no page to load')
  }
  const { flow, view } = flowWith(refused('bill-changed'), { reload })
  await expect(flow.pay(bill, 'ott-alipay')).rejects.toThrow('no page to load')
  expect(view().step).toBe('idle')
})

/** What pays, on its way until it is told to come. */
function codeOnItsWay(pay = vi.fn(async (): Promise<PaymentOutcome> => opened)) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { load, ...rest } = flowWith(opened, { pay })
  const later = flowWith(opened, { ...rest, load: () => promise.then(load) })
  return { ...later, pay, come: resolve }
}
const ticks = () => new Promise(resolve => setImmediate(resolve))

test('CHK-8 a press waits for what pays, busy, and pays once however often it is repeated meanwhile', async () => {
  const { flow, pay, view, come } = codeOnItsWay()
  const presses = [flow.pay(bill, 'ott-alipay'), flow.pay(bill, 'ott-alipay')]
  expect(view().step).toBe('placing')
  expect(pay).not.toHaveBeenCalled()
  come()
  await Promise.all(presses)
  expect(pay).toHaveBeenCalledExactlyOnceWith(bill, 'ott-alipay')
  expect(view()).toMatchObject({ step: 'opened', opened })
})

test('CHK-8 ERR-2 where what pays cannot be had it is said, nothing is ordered once it comes after all, and the next press pays', async () => {
  vi.useFakeTimers()
  const { flow, pay, view, come } = codeOnItsWay()
  const press = flow.pay(bill, 'ott-alipay')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(view().step).toBe('placing')
  await vi.advanceTimersByTimeAsync(1)
  await press
  expect(view()).toMatchObject({ step: 'idle', stopped: { problem: 'unclear' } })
  vi.useRealTimers()
  come()
  await ticks()
  expect(pay).not.toHaveBeenCalled()
  await flow.pay(bill, 'ott-alipay')
  expect(pay).toHaveBeenCalledTimes(1)
  expect(view()).toMatchObject({ step: 'opened', stopped: null })
})

test('CHK-8 whoever has gone on, or came back to the page as it was left, before what pays is there has ordered nothing', async () => {
  const gone = codeOnItsWay()
  const away = flowWith(opened, { pay: gone.pay, stay: () => () => false })
  await away.flow.pay(bill, 'ott-alipay')
  const press = gone.flow.pay(bill, 'ott-alipay')
  gone.flow.returned(true)
  gone.come()
  await press
  expect(gone.pay).not.toHaveBeenCalled()
  for (const { step } of [away.view(), gone.view()]) expect(step).toBe('idle')
})

test('REL-3 CHK-8 what pays but breaks leaves the button working, and is said to whoever watches', async () => {
  const { flow, view } = flowWith(opened, { load: () => Promise.reject(new Error('boom')) })
  await expect(flow.pay(bill, 'ott-alipay')).rejects.toThrow('boom')
  expect(view().step).toBe('idle')
})
