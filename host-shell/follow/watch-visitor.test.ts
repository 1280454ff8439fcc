import { atom } from 'nanostores'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchVisitor } from './watch-visitor.ts'

const as = (userID: string | null) => ({ ...ANONYMOUS, userID })

/** One browser with a tab for each of these; what one writes the others hear of. */
function browser(...shown: { userID: string | null; paying?: boolean; blocked?: boolean }[]) {
  const stored = new Map<string, string>()
  const windows = shown.map(() => new EventTarget())
  const tell = (from: number, key: string | null, newValue: string | null) =>
    windows.forEach((window, i) => {
      if (i !== from) window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    })
  const change = (from: number, key: string, value: string | null) => {
    if ((stored.get(key) ?? null) === value) return
    if (value === null) stored.delete(key)
    else stored.set(key, value)
    tell(from, key, value)
  }
  const tabs = shown.map(({ userID, paying = false, blocked = false }, i) => {
    const $session = atom(as(userID))
    const clear = vi.fn()
    const reload = vi.fn()
    const window = Object.assign(windows[i] as EventTarget, {
      location: { reload, pathname: '/checkout/payment' },
      setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
    })
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        if (blocked) throw new DOMException('denied', 'SecurityError')
        return { clear }
      },
    })
    const storage = {
      setItem: (key: string, value: string) => change(i, key, value),
      removeItem: (key: string) => change(i, key, null),
    }
    let isPaying = paying
    const left = watchVisitor(window as never, { $session } as never, storage, () => isPaying)
    return {
      clear,
      reload,
      left,
      become: (id: string | null) => $session.set(as(id)),
      empty() {
        stored.clear()
        tell(i, null, null)
      },
      ended: () => {
        isPaying = false
      },
      leave: () => window.dispatchEvent(new Event('pagehide')),
    }
  })
  return { tabs, stored }
}
type Tab = ReturnType<typeof browser>['tabs'][number]

test.each([
  ['signs out', (tab: Tab) => tab.become(null)],
  ['empties the device', (tab: Tab) => tab.empty()],
  ['signs in as somebody else', (tab: Tab) => tab.become('bo')],
])('VIS-4 a tab that %s takes the account out of the others, and what they kept for it', (_, act) => {
  const [here, other] = browser({ userID: 'ann' }, { userID: 'ann' }).tabs as [Tab, Tab]
  act(here)
  expect(other.reload).toHaveBeenCalledOnce()
  expect(other.clear).not.toHaveBeenCalled()
  other.leave()
  expect(other.clear).toHaveBeenCalledOnce()
  expect(here.reload).not.toHaveBeenCalled()
})

test('VIS-4 LNG-6 tabs of the same person and of guests keep what is typed in them', () => {
  const { tabs, stored } = browser({ userID: 'ann' }, { userID: 'ann' }, { userID: null })
  tabs[0]?.become('ann')
  // As after a clean-up of the browser's own.
  stored.clear()
  tabs[2]?.become('ann')
  tabs.forEach(tab => {
    tab.leave()
  })
  expect(tabs.map(({ reload, clear }) => reload.mock.calls.length + clear.mock.calls.length)).toEqual([
    0, 0, 0,
  ])
})

test('VIS-4 a page that came without knowing its session takes nobody out of the others', () => {
  expect(browser({ userID: 'ann' }, { userID: null }).tabs[0]?.reload).not.toHaveBeenCalled()
})

test('VIS-4 an attempt to pay that is under way may end; the page is loaded anew after it, as is another one before', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [here, other] = browser({ userID: 'ann' }, { userID: 'ann', paying: true }).tabs as [Tab, Tab]
  here.become(null)
  expect(other.reload).not.toHaveBeenCalled()
  const addresses = ['/checkout/payment?order=7', '/checkout/cart', '/store?cat=tea']
  expect(addresses.map(other.left)).toEqual([false, true, true])
  expect(addresses.map(here.left)).toEqual([false, false, false])
  vi.advanceTimersByTime(60_000)
  expect(other.reload).not.toHaveBeenCalled()
  other.ended()
  vi.advanceTimersByTime(1000)
  expect(other.reload).toHaveBeenCalledOnce()
  other.leave()
  expect(other.clear).toHaveBeenCalledOnce()
})

test('VIS-4 a tab whose own storage is blocked is loaded anew all the same; nobody’s name stays behind', () => {
  const { tabs, stored } = browser({ userID: 'ann' }, { userID: 'ann', blocked: true })
  expect([...stored.values()]).toEqual(['ann'])
  tabs[0]?.become(null)
  tabs[1]?.leave()
  expect(tabs[1]?.reload).toHaveBeenCalledOnce()
  expect(stored.size).toBe(0)
})
