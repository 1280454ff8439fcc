import { expect, test } from 'vitest'
import { type Answers, bill, config, fakeApp, slots } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { createHold } from './hold.ts'
import { clockOf, FAR, remainingOf } from './remaining.ts'

const RESERVE = 'POST shoppingManagement4/reserve'
const MOVE = 'POST shoppingManagement4/orderPickupDateTime'
const until = new Date(Date.now() + 600_000).toISOString()
const holding = (answers: Answers) => {
  const app = fakeApp({ 'GET shoppingManagement4/checkoutConfig': () => config, ...answers })
  const log: string[] = []
  const hold = createHold({
    api: app.api,
    wait: async () => {},
    purchase: { campaign: null },
    reload: async () => void log.push('reload'),
  })
  return { hold, app, log }
}
const refused = (code: 'slot-gone' | 'out-of-stock') => () => {
  throw refusal(code)
}

test('CHK-5 stock and time are held until the server says; what has no answer stops nothing', async () => {
  const { hold } = holding({ [RESERVE]: () => ({ expiresAt: until }) })
  await hold.take(bill.draft)
  expect(hold.$hold.get()).toEqual({ kind: 'held', until })
  hold.expire()
  expect(hold.$hold.get()).toEqual({ kind: 'over' })
  const cut = holding({
    [RESERVE]: () => {
      throw lost()
    },
  })
  await cut.hold.take(bill.draft)
  expect(cut.hold.$hold.get()).toEqual({ kind: 'none' })
})

test('CHK-5 what was just kept is not over by the clock of a device that is fast', async () => {
  const { hold } = holding({ [RESERVE]: () => ({ expiresAt: new Date(Date.now() - 300_000).toISOString() }) })
  await hold.take(bill.draft)
  expect(hold.$hold.get()).toEqual({ kind: 'none' })
})

test('CHK-5 CHK-2 a time that was lost is answered with the next one, taken in one tap', async () => {
  let gone = true
  const { hold, app, log } = holding({
    [RESERVE]: () => {
      if (gone) throw refusal('slot-gone')
      return { expiresAt: until }
    },
    [MOVE]: () => {
      gone = false
      return bill.draft
    },
  })
  await hold.take(bill.draft)
  const next = slots[2]?.start ?? ''
  expect(hold.$hold.get()).toEqual({ kind: 'slot-gone', next })
  await hold.move(bill.draft, next)
  expect(app.calls).toContain(MOVE)
  expect(log).toEqual(['reload'])
  expect(hold.$hold.get()).toMatchObject({ kind: 'held' })
})

test('CHK-5 without any time left, or when something sold out, that is what is said', async () => {
  const full = holding({
    [RESERVE]: refused('slot-gone'),
    'GET shoppingManagement4/checkoutConfig': () => ({ ...config, locations: [] }),
  })
  await full.hold.take(bill.draft)
  expect(full.hold.$hold.get()).toEqual({ kind: 'slot-gone', next: null })
  const out = holding({ [RESERVE]: refused('out-of-stock') })
  await out.hold.take(bill.draft)
  expect(out.hold.$hold.get()).toEqual({ kind: 'out-of-stock' })
})

test('CHK-5 what is left is counted to the second, unless it is long or the device’s clock cannot be right', () => {
  expect(remainingOf(600_000, 0)).toBe(600_000)
  expect(remainingOf(0, 1000)).toBe(0)
  expect(remainingOf(0, 3_600_000)).toBeNull()
  expect(remainingOf(3_600_000, 0)).toBe(FAR)
  expect([600_000, 65_000, 900, 0].map(clockOf)).toEqual(['10:00', '1:05', '0:01', '0:00'])
})
