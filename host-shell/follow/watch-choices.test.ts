import { atom } from 'nanostores'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { expect, test, vi } from 'vitest'
import { cartOf } from '../fixtures/cart.ts'
import { watchChoices } from './watch-choices.ts'

const SHOP = { storeName: 'Tea', currency: 'CAD', exchangeCurrencies: ['CNY', 'USD'] }
const RATES = {
  base: 'CAD',
  rates: [
    { currencyCode: 'CNY', rate: 5 },
    { currencyCode: 'USD', rate: 0.7 },
  ],
}

/** One browser with so many tabs, all at the same store and in the same language. */
function browser(count: number) {
  const windows = Array.from({ length: count }, () => new EventTarget())
  const kept = new Map<string, string>()
  const told = vi.fn()
  return windows.map(window => {
    const write = (key: string, newValue: string | null) => {
      if (newValue === null) kept.delete(key)
      else kept.set(key, newValue)
      told()
      // Another tab hears of it after what it was doing just then.
      for (const other of windows)
        if (other !== window)
          queueMicrotask(() => other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })))
    }
    const state = {
      $language: atom('en'),
      $currency: atom({ code: 'CAD', rate: null as number | null }),
      $appInfo: atom<object | null>({ ...SHOP, detail: { locid: '1', locname: 'Markham' } }),
      $cart: atom<Cart | null>(cartOf(1)),
    }
    // As the page does it: what the store says comes anew with the language, and before it.
    const changeLanguage = vi.fn(async (language: string) => {
      // Tabs that answer one another would do so without end.
      if (changeLanguage.mock.calls.length > 9) return
      await Promise.resolve()
      state.$appInfo.set({ ...state.$appInfo.get() })
      await Promise.resolve()
      state.$language.set(language)
    })
    const refresh = vi.fn(async () => {})
    const api = vi.fn(
      async (call: string): Promise<object> => (call.includes('exchangeRates') ? RATES : cartOf(2)),
    )
    const paying = { now: false }
    const page = { state, api, refresh, changeLanguage, isPaying: () => paying.now }
    const storage = {
      setItem: (key: string, value: string) => write(key, value),
      removeItem: (key: string) => write(key, null),
    }
    Object.assign(window, { location: { pathname: '/checkout/payment' } })
    const isBehind = watchChoices(window as never, page as never, storage)
    return {
      state,
      kept,
      told,
      changeLanguage,
      refresh,
      api,
      paying,
      isBehind,
      move: (locid: string, locname: string) => state.$appInfo.set({ ...SHOP, detail: { locid, locname } }),
    }
  })
}
type Tab = ReturnType<typeof browser>[number]

test('LNG-1 a language chosen in one tab is that of the others too, told once, and nothing of it stays behind', async () => {
  const [here, other, third] = browser(3) as [Tab, Tab, Tab]
  here.state.$language.set('zh')
  await expect.poll(() => third.state.$language.get()).toBe('zh')
  expect(other.changeLanguage.mock.calls).toEqual([['zh']])
  expect([here.changeLanguage, other.refresh].map(done => done.mock.calls.length)).toEqual([0, 0])
  expect([here.told.mock.calls.length, here.kept.size]).toEqual([2, 0])
  here.state.$language.set('en')
  await expect.poll(() => other.state.$language.get()).toBe('en')
  expect([here, other, third].map(tab => tab.isBehind('/store'))).toEqual([false, false, false])
})

test('LOC-6 a store chosen in one tab is that of the others, with its cart and what pages show of it', async () => {
  const [here, other] = browser(2) as [Tab, Tab]
  here.move('2', 'Richmond')
  await expect.poll(() => other.refresh).toHaveBeenCalledOnce()
  expect(other.state.$appInfo.get()).toEqual({
    ...SHOP,
    detail: { locid: '2', locname: 'Richmond' },
  })
  expect(other.api.mock.calls).toEqual([['GET shoppingManagement4/myCart']])
  expect(other.state.$cart.get()).toEqual(cartOf(2))
  expect(here.refresh).not.toHaveBeenCalled()
})

test('LNG-1 LOC-6 languages and stores chosen one upon another end as chosen last, and no tab sends one back', async () => {
  const [here, other] = browser(2) as [Tab, Tab]
  here.state.$language.set('zh')
  here.move('2', 'Richmond')
  here.state.$language.set('en')
  here.state.$language.set('zh')
  await expect.poll(() => other.state.$language.get()).toBe('zh')
  await expect.poll(() => other.refresh).toHaveBeenCalledOnce()
  expect(other.state.$appInfo.get()).toMatchObject({ detail: { locid: '2' } })
  expect([here.changeLanguage, here.refresh].map(done => done.mock.calls.length)).toEqual([0, 0])
  expect(here.told).toHaveBeenCalledTimes(8)
})

test.for<[number, number]>([
  [1, 2],
  [2, 1],
])(
  'LNG-1 LNG-3 LOC-6 tabs that choose at one instant end at what one of them chose (%i, %i)',
  async ([first, second]) => {
    const tabs = browser(3) as [Tab, Tab, Tab]
    const clock = vi.spyOn(Date, 'now')
    const choose = ({ state, move }: Tab, at: number, language: string, code: string, locid: string) => {
      clock.mockReturnValue(at)
      state.$language.set(language)
      state.$currency.set({ code, rate: 5 })
      move(locid, 'Richmond')
    }
    choose(tabs[0], first, 'zh', 'CNY', '3')
    choose(tabs[1], second, 'fr', 'USD', '4')
    clock.mockRestore()
    const shown = ({ state }: Tab) => [
      state.$language.get(),
      state.$currency.get().code,
      state.$appInfo.get(),
    ]
    const [language, code] = first > second ? ['zh', 'CNY'] : ['fr', 'USD']
    const appInfo = { ...SHOP, detail: { locid: first > second ? '3' : '4', locname: 'Richmond' } }
    await expect.poll(() => tabs.map(shown)).toEqual(tabs.map(() => [language, code, appInfo]))
  },
)

test('LNG-3 what is chosen while an older choice is being taken over is what stays, in every tab', async () => {
  const [here, other] = browser(2) as [Tab, Tab]
  const rates = Promise.withResolvers<object>()
  other.api.mockReturnValueOnce(rates.promise)
  here.state.$currency.set({ code: 'CNY', rate: 5 })
  await expect.poll(() => other.api).toHaveBeenCalledOnce()
  other.state.$currency.set({ code: 'USD', rate: 0.7 })
  await expect.poll(() => here.state.$currency.get().code).toBe('USD')
  rates.resolve(RATES)
  await expect.poll(() => other.api).toHaveBeenCalledTimes(2)
  await expect.poll(() => other.state.$currency.get().code).toBe('USD')
  expect(here.state.$currency.get().code).toBe('USD')
})

test('LNG-3 a currency chosen in one tab is that of the others, back to that of the store too', async () => {
  const [here, other, third] = browser(3) as [Tab, Tab, Tab]
  here.state.$currency.set({ code: 'CNY', rate: 5 })
  for (const tab of [other, third])
    await expect.poll(() => tab.state.$currency.get()).toEqual({ code: 'CNY', rate: 5 })
  third.state.$currency.set({ code: 'CAD', rate: null })
  for (const tab of [here, other])
    await expect.poll(() => tab.state.$currency.get()).toEqual({ code: 'CAD', rate: null })
  expect(here.told).toHaveBeenCalledTimes(4)
})

test('LNG-1 LOC-6 a tab that cannot follow, or in which an order is being paid, loads its next page anew', async () => {
  const [here, other, paying] = browser(3) as [Tab, Tab, Tab]
  other.api.mockRejectedValueOnce(new Error('no network'))
  paying.paying.now = true
  here.move('2', 'Richmond')
  await expect.poll(() => other.isBehind('/store')).toBe(true)
  expect([paying.isBehind('/store?cat=tea'), here.isBehind('/store')]).toEqual([true, false])
  expect(paying.isBehind('/checkout/payment?order=7')).toBe(false)
  expect(paying.api).not.toHaveBeenCalled()
})
