import type { ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import { expect, test } from 'vitest'
import type { Outcome } from './ask-provider.ts'
import { begin, step } from './return-machine.ts'
import type { ReturnEvent, ReturnState } from './return-state.ts'
import { MAX_LATE_CHECKS, pauseBefore } from './return-times.ts'
import type { Verdict } from './verdict.ts'

const answer = (verdict: Verdict, orderID = 'A1'): Outcome => ({
  type: 'answered',
  verdict,
  orderID,
  order: null,
  statuses: '',
})
const offline: Outcome = { type: 'unreachable' }
const trouble: Outcome = { type: 'refused', message: 'Later.', temporary: true }
const refusal: Outcome = { type: 'refused', message: 'No such order.', temporary: false }

const run = (state: ReturnState, ...events: ReturnEvent['type'][]) =>
  events.reduce((s, type) => step(s, { type } as ReturnEvent), state)
const ends = (state: ReturnState, outcome: Outcome, at = 0) =>
  step(state, { ...outcome, attempt: state.attempt, at } as ReturnEvent)
const pending = begin('A1', answer('pending'), 0)

test('RET-2 an address without an order asks nobody', () => {
  const state = begin('A1', { error: 'orderID' }, 0)
  expect(state).toMatchObject({ phase: 'unreadable', asking: false })
  expect(pauseBefore(state)).toBeNull()
  expect(run(state, 'due', 'again', 'shown')).toBe(state)
})

test('RET-4 pending is checked again after 2000 ms', () => {
  expect(pending).toMatchObject({ phase: 'pending', asking: false })
  expect(pauseBefore(pending)).toBe(2000)
  expect(run(pending, 'due')).toMatchObject({ asking: true, attempt: 2 })
})

test('RET-4 one request in flight', () => {
  const asking = run(pending, 'due')
  expect(pauseBefore(asking)).toBeNull()
  expect(run(asking, 'due', 'shown', 'again')).toMatchObject({ asking: true, attempt: asking.attempt })
})

test('RET-4 hidden pages are not checked; shown again they are checked at once', () => {
  const hidden = run(pending, 'hidden')
  expect(pauseBefore(hidden)).toBeNull()
  expect(run(hidden, 'due').asking).toBe(false)
  expect(run(hidden, 'shown').asking).toBe(true)
})

test('RET-4 restored from the back/forward cache: the lost check is made anew, its answer dropped', () => {
  const asking = run(pending, 'due')
  const back = run(asking, 'left', 'shown')
  expect(back).toMatchObject({ asking: true, attempt: asking.attempt + 1 })
  expect(step(back, { ...answer('failed'), attempt: asking.attempt, at: 0 } as ReturnEvent)).toBe(back)
})

test('RET-4 after five minutes it is still processing, and can be checked again by hand', () => {
  const before = ends(run(pending, 'due'), answer('pending'), 300_000 - 1)
  expect(before.phase).toBe('pending')
  const slow = ends(run(before, 'due'), answer('pending'), 300_000)
  expect(slow.phase).toBe('slow')
  expect(ends(run(slow, 'again'), answer('paid'), 300_000 + 1).phase).toBe('paid')
})

test('RET-4 network errors are retried with back-off and never read as failure', () => {
  let state = begin('A1', offline, 0)
  const pauses = [pauseBefore(state)]
  for (let i = 0; i < 6; i++) {
    state = ends(run(state, 'due'), offline, i)
    expect(state.phase).toBe('pending')
    pauses.push(pauseBefore(state))
  }
  expect(pauses).toEqual([2000, 4000, 8000, 16000, 30000, 30000, 30000])
  expect(pauseBefore(ends(run(state, 'due'), answer('pending')))).toBe(2000)
})

test('RET-5 paid is success with the answer’s order id, and nothing takes it back', () => {
  const paid = begin('A1', answer('paid', 'A1-final'), 0)
  expect(paid).toMatchObject({ phase: 'paid', orderID: 'A1-final' })
  expect(run(paid, 'hidden', 'shown', 'due', 'again', 'left')).toBe(paid)
})

test('RET-5 RET-13 failed is failure; a late success is shown as success, silence is not', () => {
  const failed = begin('A1', answer('failed'), 0)
  expect(failed.phase).toBe('failed')
  const asking = run(failed, 'hidden', 'shown')
  expect(ends(asking, offline).phase).toBe('failed')
  expect(ends(asking, refusal).phase).toBe('failed')
  expect(ends(asking, answer('paid')).phase).toBe('paid')
})

test('RET-13 a failed payment is asked about for some minutes more, ever less often, then only when the page is shown again', () => {
  let state = begin('A1', answer('failed'), 0)
  const pauses: number[] = []
  for (let pause = pauseBefore(state); pause !== null; pause = pauseBefore(state)) {
    pauses.push(pause)
    state = ends(run(state, 'due'), pauses.length % 2 === 0 ? offline : answer('failed'))
    expect(state.phase).toBe('failed')
  }
  expect(pauses.slice(0, 6)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
  expect(pauses).toHaveLength(MAX_LATE_CHECKS)
  expect(ends(run(state, 'hidden', 'shown'), answer('paid')).phase).toBe('paid')
})

test('RET-13 another attempt that fails is asked about anew', () => {
  const failed = ends(run(begin('A1', answer('failed'), 0), 'due'), answer('failed'))
  expect(failed.lateChecks).toBe(1)
  const retried = ends(run(failed, 'due'), answer('pending'))
  expect(retried.phase).toBe('pending')
  expect(ends(run(retried, 'due'), answer('failed'))).toMatchObject({ phase: 'failed', lateChecks: 0 })
})

test('RET-6 a scanned code is in process until the backend decides', () => {
  const scanned = begin('A1', answer('scanned'), 0)
  expect(scanned.phase).toBe('scanned')
  expect(pauseBefore(scanned)).toBe(2000)
  expect(ends(run(scanned, 'due'), offline).phase).toBe('scanned')
  expect(ends(run(scanned, 'due'), answer('paid')).phase).toBe('paid')
})

test('RET-7 API-4 an answer without statuses is reported, and asked again, ever less often', () => {
  const state = begin('A1', answer('incomplete'), 0)
  expect(state.phase).toBe('incomplete')
  const again = ends(run(state, 'due'), answer('incomplete'))
  expect([state, again].map(pauseBefore)).toEqual([2000, 4000])
  expect(ends(run(state, 'due'), answer('pending')).phase).toBe('pending')
})

test('RET-12 a refusal shows its message; checking again clears it first', () => {
  const refused = begin('A1', refusal, 0)
  expect(refused).toMatchObject({ phase: 'refused', message: 'No such order.' })
  expect(pauseBefore(refused)).toBeNull()
  const asking = run(refused, 'again')
  expect(asking).toMatchObject({ phase: 'pending', message: '', asking: true })
  expect(ends(asking, answer('failed'))).toMatchObject({ phase: 'failed', message: '' })
})

test('RET-12 a backend in trouble is asked twice more before the shopper hears of it, and on from there', () => {
  const first = begin('A1', trouble, 0)
  expect(first.phase).toBe('pending')
  const second = ends(run(first, 'due'), trouble)
  expect(second.phase).toBe('pending')
  const third = ends(run(second, 'due'), trouble)
  expect(third).toMatchObject({ phase: 'troubled', message: 'Later.' })
  expect(pauseBefore(third)).toBe(8000)
  expect(ends(run(third, 'due'), answer('paid')).phase).toBe('paid')
})

test('RET-9 accepted to be paid in the store is final, like paid', () => {
  const accepted = begin('A1', answer('accepted'), 0)
  expect(accepted.phase).toBe('accepted')
  expect(pauseBefore(accepted)).toBeNull()
  const later = run(accepted, 'hidden', 'shown', 'due', 'again', 'left')
  expect(later).toMatchObject({ phase: 'accepted', asking: false, attempt: accepted.attempt })
})

test('CHK-12 RET-9 an order that its mailbox has yet to confirm is asked about until it is confirmed or over', () => {
  const order = { confirmBy: '2026-06-02T14:30:00Z' } as ReturnedOrder
  const waits = begin('A1', { ...answer('accepted'), order } as Outcome, 0)
  expect(waits).toMatchObject({ phase: 'accepted', asking: false })
  expect(pauseBefore(waits)).toBe(30_000)
  // Whoever comes back from the link finds what came of it.
  const back = run(waits, 'hidden', 'shown')
  expect(back.asking).toBe(true)
  const confirmed = ends(back, { ...answer('accepted'), order: { ...order, confirmBy: null } } as Outcome)
  expect(confirmed).toMatchObject({ phase: 'accepted', asking: false })
  expect(pauseBefore(confirmed)).toBeNull()
  expect(run(confirmed, 'hidden', 'shown', 'due').asking).toBe(false)
  // What nobody confirmed is over; a line that breaks says nothing of it.
  const asking = run(waits, 'due')
  expect(ends(asking, answer('lapsed')).phase).toBe('lapsed')
  for (const lost of [offline, trouble, refusal]) {
    const unheard = ends(asking, lost)
    expect(unheard).toMatchObject({ phase: 'accepted', order })
    expect(pauseBefore(unheard)).toBe(30_000)
  }
})

test('RET-10 a cancelled order is over: asked about only when the page is shown again, refunded is final', () => {
  const cancelled = begin('A1', answer('cancelled'), 0)
  expect(cancelled.phase).toBe('cancelled')
  expect(pauseBefore(cancelled)).toBeNull()
  const refunded = ends(run(cancelled, 'hidden', 'shown'), answer('refunded'))
  expect(refunded.phase).toBe('refunded')
  expect(run(refunded, 'hidden', 'shown', 'due', 'again', 'left')).toBe(refunded)
})

test('RET-4 an answer without the order keeps what is known of it', () => {
  const order = { amount: 1200 } as never
  const first = begin('A1', { ...answer('pending'), order } as Outcome, 0)
  expect(ends(run(first, 'due'), answer('pending')).order).toBe(order)
})
