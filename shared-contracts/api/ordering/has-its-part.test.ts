import { expect, test } from 'vitest'
import { hasItsPart } from './has-its-part.ts'

const slot = { start: '2026-11-24T15:00:00Z', end: '2026-11-24T15:30:00Z' }
const address = { city: 'Markham' }
const NONE = { slot: null, pickupDate: null, address: null, tableNumber: null }

test.each([
  ['pickup', { slot }, true],
  ['pickup', { pickupDate: '2026-11-24' }, true],
  ['pickup', { address, tableNumber: '4' }, false],
  ['delivery', { slot, address }, true],
  ['delivery', { slot }, false],
  ['delivery', { address, pickupDate: '2026-11-24' }, false],
  ['eatIn', { tableNumber: '4' }, true],
  ['eatIn', { slot, address }, false],
  ['pickup', { immaterial: true }, true],
] as const)('CHK-1 CHK-2 %s with %j has what it needs: %s', (method, parts, settled) => {
  expect(hasItsPart(method, { ...NONE, ...parts })).toBe(settled)
})

test('CHK-1 what a backend leaves out is not settled', () => {
  for (const method of ['pickup', 'delivery', 'eatIn']) expect(hasItsPart(method, { slot: null })).toBe(false)
})

test('API-5 a way that another store’s backend has of its own is not settled, and breaks nothing', () => {
  for (const method of ['by pigeon', 'toString', '__proto__'])
    expect(hasItsPart(method, { slot })).toBe(false)
})
