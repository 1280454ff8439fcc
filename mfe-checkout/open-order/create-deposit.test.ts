import { expect, test, vi } from 'vitest'
import { fakeApp } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { createDeposit } from './create-deposit.ts'

const CALL = 'POST shoppingManagement4/applyStoreCreditDeposit'

function depositing(outcomes: (Error | null)[], read = async () => {}) {
  const sent: { amount: number; idempotencyKey: string }[] = []
  const app = fakeApp({
    [CALL]: ({ body }) => {
      sent.push(body as (typeof sent)[number])
      const outcome = outcomes.shift()
      if (outcome) throw outcome
    },
  })
  let ids = 0
  let reloads = 0
  const deps = {
    api: app.api,
    wait: async () => {},
    randomID: () => `key-${++ids}`,
    reload() {
      reloads++
      return read()
    },
  }
  return { deposit: createDeposit(deps, 'o1'), sent, reloads: () => reloads }
}

test('CHK-4 CHK-8 a deposit whose answer was lost is sent again under its own key, and another one under another', async () => {
  const { deposit, sent, reloads } = depositing([lost(), null, null])
  await Promise.all([deposit.pay(500), deposit.pay(500)])
  await deposit.pay(500)
  expect(sent).toEqual([
    { orderID: 'o1', amount: 500, idempotencyKey: 'key-1' },
    { orderID: 'o1', amount: 500, idempotencyKey: 'key-1' },
    { orderID: 'o1', amount: 500, idempotencyKey: 'key-2' },
  ])
  expect(reloads()).toBe(2)
  expect(deposit.$view.get()).toEqual({ busy: false, problem: null, done: true, taken: true })
})

test('CHK-4 ERR-2 a refusal is said, and the order read again', async () => {
  const { deposit, reloads } = depositing([refusal('credit-short', 'There is $2.00 left.')])
  await deposit.pay(500)
  expect(deposit.$view.get()).toEqual({
    busy: false,
    problem: 'There is $2.00 left.',
    done: false,
    taken: false,
  })
  expect(reloads()).toBe(1)
})

test('CHK-8 a press before the order is read again takes nothing more: what it would be taken of is not shown yet', async () => {
  const read = Promise.withResolvers<void>()
  const { deposit, sent, reloads } = depositing([null, null], () => read.promise)
  const first = deposit.pay(500)
  await vi.waitFor(() => expect(reloads()).toBe(1))
  void deposit.pay(500)
  read.resolve()
  await first
  expect(sent).toHaveLength(1)
  expect(deposit.$view.get()).toMatchObject({ busy: false, done: true, taken: true })
})
