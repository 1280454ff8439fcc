import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { readCookies } from '../browser/cookies.ts'
import { loadCurrency, noteCurrency } from './display-currency.ts'
import { notedCurrency } from './noted-currency.ts'

afterEach(() => vi.unstubAllGlobals())

const CALL = 'GET common3/exchangeRates/[{currency}]'
const rates = (base: string, rate: unknown) => ({
  base,
  rates: [{ currencyCode: 'USD', rate, asOf: '2026-01-01T00:00:00.000Z' }],
})

test('LNG-4 the rate is asked for by its currency; the base currency needs none', async () => {
  const backend = createFakeBackend({ [CALL]: rates('CAD', 0.73) })
  expect(await loadCurrency(backend.api, 'USD', 'CAD')).toEqual({ code: 'USD', rate: 0.73 })
  expect(await loadCurrency(backend.api, 'CAD', 'CAD')).toEqual({ code: 'CAD', rate: null })
  expect(backend.calls).toEqual([{ call: CALL, options: { params: { currency: 'USD' } } }])
})

test.each([
  ['another base', rates('EUR', 0.73)],
  ['no such currency', { base: 'CAD', rates: [] }],
  ['a rate of nothing', rates('CAD', 0)],
  ['a rate that is no number', rates('CAD', 'x')],
])('LNG-4 %s gives no conversion', async (_, answer) => {
  const { api } = createFakeBackend({ [CALL]: answer })
  await expect(loadCurrency(api, 'USD', 'CAD')).rejects.toThrow('no rate from CAD to USD')
})

test('LNG-4 the choice is noted for the server, and forgotten again', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  noteCurrency('USD')
  expect(page.cookie).toMatch(/^arcade_currency=USD; path=\/; max-age=31536000/)
  noteCurrency(null)
  expect(page.cookie).toContain('max-age=0')
  expect(notedCurrency('a=b; arcade_currency=USD; c=d')).toBe('USD')
  for (const cookies of ['', 'arcade_currency=', 'xarcade_currency=USD', 'arcade_currency=usd<'])
    expect(notedCurrency(cookies)).toBeNull()
})

test('LNG-4 a page without cookies goes on, and notes nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: denied, set: denied }))
  expect(() => noteCurrency('USD')).not.toThrow()
  expect(readCookies()).toBe('')
})
