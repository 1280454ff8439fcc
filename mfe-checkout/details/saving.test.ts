import { expect, test } from 'vitest'
import { ORDINARY } from '../journey/purchase.ts'
import type { Settled } from './save-details.ts'
import { createSaving } from './saving.ts'

const settled = { method: 'pickup', localStoreName: 'Main', start: null } as Settled
const sent = { purchase: ORDINARY, settled }
const ofGroup = { purchase: { campaign: 'g1' }, settled }

/** Ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { save: () => promise, resolve, reject }
}

test('CHK-1 details are on their way until the store has them, each purchase’s by itself', async () => {
  const saving = createSaving()
  const { save, resolve } = held()
  expect(saving.underWay(ORDINARY)).toBeNull()
  saving.begin(sent, save)
  const underWay = saving.underWay(ORDINARY)
  expect(saving.underWay(ofGroup.purchase)).toBeNull()
  resolve()
  await underWay
  expect(saving.underWay(ORDINARY)).toBeNull()
  expect(saving.$refused.get()).toBeNull()
})

test('CHK-10 a refusal is told once, to the purchase it is of', async () => {
  const saving = createSaving()
  const { save, reject } = held()
  saving.begin(sent, save)
  const underWay = saving.underWay(ORDINARY)
  reject('full')
  await expect(underWay).rejects.toBe('full')
  expect(saving.takeRefused(ofGroup.purchase)).toBeNull()
  expect(saving.takeRefused(ORDINARY)).toEqual({ ...sent, error: 'full' })
  expect(saving.takeRefused(ORDINARY)).toBeNull()
})

test('CHK-1 who goes back and sends other details: they follow the first, and what became of those is not told', async () => {
  const saving = createSaving()
  const first = held()
  const second = held()
  const begun: string[] = []
  saving.begin(sent, () => first.save())
  saving.begin(sent, () => {
    begun.push('second')
    return second.save()
  })
  const underWay = saving.underWay(ORDINARY)
  await Promise.resolve()
  expect(begun).toEqual([])
  first.reject('full')
  await expect.poll(() => begun).toEqual(['second'])
  expect(saving.underWay(ORDINARY)).toBe(underWay)
  second.resolve()
  await underWay
  expect(saving.takeRefused(ORDINARY)).toBeNull()
})

test('CHK-10 who sends again is not told what was wrong before', async () => {
  const saving = createSaving()
  const first = held()
  saving.begin(sent, first.save)
  const underWay = saving.underWay(ORDINARY)
  first.reject('full')
  await expect(underWay).rejects.toBe('full')
  saving.begin(sent, held().save)
  expect(saving.$refused.get()).toBeNull()
})

test('CHK-10 what was wrong with one purchase is still told after the details of another are sent', async () => {
  const saving = createSaving()
  const first = held()
  saving.begin(ofGroup, first.save)
  const underWay = saving.underWay(ofGroup.purchase)
  first.reject('full')
  await expect(underWay).rejects.toBe('full')
  saving.begin(sent, held().save)
  expect(saving.takeRefused(ofGroup.purchase)).toEqual({ ...ofGroup, error: 'full' })
})
