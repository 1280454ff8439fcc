import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppProvider } from '../remote/runtime/app.ts'
import { createFakeApp } from '../testing/fake-app.ts'
import { useMoney } from './use-money.ts'

function Sentence() {
  const money = useMoney()
  return `${money(1450, 'CAD')} → ${money(1455, 'CAD')}`
}
const said = (code: string, rate: number | null, language: 'en' | 'zh' = 'en') =>
  renderToStaticMarkup(
    <AppProvider value={createFakeApp({ language, currency: { code, rate } })}>
      <Sentence />
    </AppProvider>,
  )

test('LNG-4 a sentence says its amounts in the chosen currency, marked, and tells two of them apart in both languages', () => {
  expect(said('USD', 0.8)).toBe('≈ $11.60 USD → ≈ $11.64 USD')
  expect(said('CNY', 5, 'zh')).toBe('≈ ¥72.50 CNY → ≈ ¥72.75 CNY')
})

test('LNG-4 in the store’s own currency, and without a rate, they stay as they are', () => {
  expect(said('CAD', 1)).toBe('$14.50 → $14.55')
  expect(said('USD', null)).toBe('$14.50 → $14.55')
})
