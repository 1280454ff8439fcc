import { Price } from 'shared-contracts/ui/price.tsx'
import { describe, expect, test } from 'vitest'
import { remoteModule, START, visit } from '../fixtures/visit.ts'

describe('LNG-4 the currency prices are shown in', () => {
  const Costs = () => <Price amount={1000} currency="CAD" />
  const start = {
    body: {
      appContent: {
        ...START.body.appContent,
        system: {
          payment: {
            defaultCurrency: { currencyCode: 'CAD' },
            exchangeCurrencies: [{ currencyCode: 'USD' }],
          },
        },
      },
    },
  }
  const rates = { base: 'CAD', rates: [{ currencyCode: 'USD', rate: 0.5, asOf: '2026-01-01T00:00:00.000Z' }] }
  const priced = (cookie: string, answer: unknown = rates) =>
    visit('/', {
      modules: { 'mfe-a@a2': remoteModule('mfe-a', { '/': async () => ({ Component: Costs }) }) },
      api: { 'common3/appInfoInit': start, 'common3/exchangeRates/USD': answer },
      headers: { cookie },
    })
  const shown = ({ html }: { html: string }) =>
    /<span class="price[^"]*">(.*?)<\/span>/.exec(html)?.[1]?.replaceAll('<!-- -->', '')

  test('LNG-4 the server shows prices in the currency that was chosen, marked as converted', async () => {
    const seen = await priced('arcade_currency=USD')
    expect(shown(seen)).toBe('≈ $5.00 USD')
    expect(seen.state.app.currency).toEqual({ code: 'USD', rate: 0.5 })
    const own = await priced('')
    expect(shown(own)).toBe('$10.00')
    expect(own.asked).not.toContain('common3/exchangeRates/USD')
  })

  test('LNG-4 one that the store does not offer, or has no rate for in time, leaves its own', async () => {
    expect(shown(await priced('arcade_currency=JPY'))).toBe('$10.00')
    expect(shown(await priced('arcade_currency=USD', () => new Response('no', { status: 500 })))).toBe(
      '$10.00',
    )
    // Time in which the process does not run is no time of the backend's: it never answers, rather than late.
    expect(shown(await priced('arcade_currency=USD', () => new Promise(() => {})))).toBe('$10.00')
  })
})
