import { expect, test } from 'vitest'
import { type Answers, fakeApp, location } from '../fixtures/fake-app.ts'
import { lost } from '../fixtures/refuse.ts'
import { areaOf, createTermsLookup, isElsewhere } from './delivery-terms.ts'

const CALL = 'POST common3/deliveryLocations'
const served = { ...location, delivers: true, fee: 499, minimum: 3000, freeOver: 8000 }
const refused = { ...location, delivers: false, why: 'Too far away.' }
const noWait = async () => {}
const lookup = (answers: Answers) => createTermsLookup(fakeApp(answers).api, noWait)

test('CHK-3 an area is asked for once it is one: a postal code of its province, written as the calls take it', () => {
  expect(areaOf('ON', 'l3p1x2')).toEqual({ province: 'ON', postCode: 'L3P 1X2' })
  expect(areaOf(' on ', 'l3p1x2')).toEqual({ province: 'ON', postCode: 'L3P 1X2' })
  expect(areaOf('BC', 'L3P 1X2')).toBeNull()
  expect(areaOf('ON', 'L3P')).toBeNull()
  expect(areaOf('', 'L3P 1X2')).toBeNull()
})

test('CHK-6 a postal code lies elsewhere once it and the province are right by themselves', () => {
  expect(isElsewhere('ON', 'v6x1a6')).toBe(true)
  expect(isElsewhere('BC', 'v6x1a6')).toBe(false)
  expect(isElsewhere('ON', 'V6X')).toBe(false)
  expect(isElsewhere('', 'V6X 1A6')).toBe(false)
})

test('CHK-3 who delivers and for how much; or why nobody does; or that it is not known', async () => {
  const { $terms, find } = lookup({ [CALL]: () => ({ currency: 'CAD', locations: [refused, served] }) })
  await find(areaOf('ON', 'L3P 1X2'))
  expect($terms.get()).toMatchObject({ kind: 'served', places: [{ fee: 499, minimum: 3000 }] })
  await find(null)
  expect($terms.get()).toEqual({ kind: 'unasked' })
  const far = lookup({ [CALL]: () => ({ currency: 'CAD', locations: [refused] }) })
  await far.find(areaOf('ON', 'L3P 1X2'))
  expect(far.$terms.get()).toEqual({ kind: 'not-served', why: 'Too far away.' })
  const cut = lookup({
    [CALL]: () => {
      throw lost()
    },
  })
  await cut.find(areaOf('ON', 'L3P 1X2'))
  expect(cut.$terms.get()).toEqual({ kind: 'unknown' })
})

test('CHK-3 a late answer about an earlier address is dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const app = fakeApp({
    [CALL]: ({ body }) =>
      (body as { province: string }).province === 'ON' ? promise : { currency: 'CAD', locations: [refused] },
  })
  const { $terms, find } = createTermsLookup(app.api, noWait)
  const first = find(areaOf('ON', 'L3P 1X2'))
  await find(areaOf('BC', 'V6X 1A6'))
  resolve({ currency: 'CAD', locations: [served] })
  await first
  expect($terms.get()).toMatchObject({ kind: 'not-served' })
})

test('CHK-2 CHK-3 PWA-4 what could not be asked is asked again, and what an order going on asked is what is shown', async () => {
  const area = { province: 'ON', postCode: 'L3P 1X2' }
  let broken = true
  const { $terms, find, ask } = lookup({
    [CALL]: () => {
      if (broken) throw lost()
      return { currency: 'CAD', locations: [served] }
    },
  })
  await find(area)
  await expect(ask(area)).rejects.toThrow()
  expect($terms.get()).toEqual({ kind: 'unknown' })
  broken = false
  expect(await ask(area)).toMatchObject({ kind: 'served' })
  expect($terms.get()).toMatchObject({ kind: 'served' })
  // Of another address than the one that is typed now nothing is shown.
  await find(null)
  await ask(area)
  expect($terms.get()).toEqual({ kind: 'unasked' })
  broken = true
  await find(area)
  broken = false
  await find(area)
  expect($terms.get()).toMatchObject({ kind: 'served' })
})

test('CHK-3 an answer that came is not lost to a question that was not answered', async () => {
  const { promise, reject } = Promise.withResolvers<object>()
  let asked = 0
  const { $terms, find, ask } = lookup({
    [CALL]: () => (asked++ === 1 ? { currency: 'CAD', locations: [served] } : promise),
  })
  const area = { province: 'ON', postCode: 'L3P 1X2' }
  const finding = find(area)
  await ask(area)
  reject(lost())
  await finding
  expect($terms.get()).toMatchObject({ kind: 'served' })
})
