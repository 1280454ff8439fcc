import { expect, test } from 'vitest'
import { openPage as page } from '../fixtures/page.ts'
import type { Outcome } from './ask-provider.ts'
import { SLOW_AFTER_MS } from './return-times.ts'

const PAID: Outcome = { type: 'answered', verdict: 'paid', orderID: 'A1', order: null, statuses: '' }
const PENDING: Outcome = { ...PAID, verdict: 'pending' }

test('RET-4 asks every 2000 ms until the backend says paid, then no more', async () => {
  const { clock, check, live, reply, phase } = page(PENDING)
  check.start()
  for (let i = 0; i < 3; i++) {
    clock.pass(1999)
    expect(live()).toHaveLength(0)
    clock.pass(1)
    expect(live()).toHaveLength(1)
    await reply(PENDING)
  }
  clock.pass(2000)
  await reply(PAID)
  expect(phase()).toBe('paid')
  expect(clock.due).toBeNull()
})

test('RET-4 a first check that found it paid is not repeated', () => {
  const { clock, check, inFlight } = page(PAID)
  check.start()
  clock.pass(SLOW_AFTER_MS)
  expect(inFlight).toHaveLength(0)
})

test('RET-4 leaving the page ends its check and its timer', () => {
  const { clock, check, live } = page(PENDING)
  const stop = check.start()
  clock.pass(2000)
  expect(live()).toHaveLength(1)
  stop()
  expect(live()).toHaveLength(0)
  expect(clock.due).toBeNull()
})
