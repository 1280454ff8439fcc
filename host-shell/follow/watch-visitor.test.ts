import { atom } from 'nanostores'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchVisitor } from './watch-visitor.ts'

const as = (userID: string | null) => ({ ...ANONYMOUS, userID })

interface Shown {
  userID: string | null
  paying?: boolean
  blocked?: boolean
  /** Whom the backend takes the browser for once the page asks; absent for whom it shows, an error where it cannot be asked. */
  now?: unknown
}

/** One browser with a tab for each of these; what one writes the others hear of. */
async function browser(...shown: Shown[]) {
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
  const tabs = shown.map(({ userID, paying = false, blocked = false, now = userID }, i) => {
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
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => change(i, key, value),
      removeItem: (key: string) => change(i, key, null),
    }
    let isPaying = paying
    const api = vi.fn(async () => {
      if (now instanceof Error) throw now
      return { body: { userID: now } }
    })
    const left = watchVisitor(window as never, { state: { $session }, api } as never, storage, () => isPaying)
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
  await vi.dynamicImportSettled()
  return { tabs, stored }
}
type Tab = Awaited<ReturnType<typeof browser>>['tabs'][number]

test.each([
  ['signs out', (tab: Tab) => tab.become(null)],
  ['empties the device', (tab: Tab) => tab.empty()],
  ['signs in as somebody else', (tab: Tab) => tab.become('bo')],
])('VIS-4 a tab that %s takes the account out of the others, and what they kept for it', async (_, act) => {
  const { tabs } = await browser({ userID: 'ann' }, { userID: 'ann' })
  const [here, other] = tabs as [Tab, Tab]
  act(here)
  expect(other.reload).toHaveBeenCalledOnce()
  expect(other.clear).not.toHaveBeenCalled()
  other.leave()
  expect(other.clear).toHaveBeenCalledOnce()
  expect(here.reload).not.toHaveBeenCalled()
})

test('VIS-4 LNG-6 tabs of the same person and of guests keep what is typed in them', async () => {
  const { tabs, stored } = await browser({ userID: 'ann' }, { userID: 'ann' }, { userID: null })
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

test('VIS-4 a page that came without knowing its session takes nobody out of the others', async () => {
  const { tabs } = await browser({ userID: 'ann' }, { userID: null })
  expect(tabs[0]?.reload).not.toHaveBeenCalled()
})

test('VIS-4 an attempt to pay that is under way may end; the page is loaded anew after it, as is another one before', async () => {
  const { tabs } = await browser({ userID: 'ann' }, { userID: 'ann', paying: true })
  const [here, other] = tabs as [Tab, Tab]
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
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

test('VIS-4 a tab whose own storage is blocked is loaded anew all the same; nobody’s name stays behind', async () => {
  const { tabs, stored } = await browser({ userID: 'ann' }, { userID: 'ann', blocked: true })
  expect([...stored.values()]).toEqual(['ann'])
  tabs[0]?.become(null)
  tabs[1]?.leave()
  expect(tabs[1]?.reload).toHaveBeenCalledOnce()
  expect(stored.size).toBe(0)
})

test('VIS-4 a guest’s tab, which is told of an account’s cart, is loaded anew once that is signed out of; one that was told of none stays', async () => {
  const { tabs } = await browser({ userID: null }, { userID: null }, { userID: null })
  const [here, other, third] = tabs as [Tab, Tab, Tab]
  here.become(null)
  third.empty()
  expect(other.reload).not.toHaveBeenCalled()
  here.become('ann')
  expect(other.reload).not.toHaveBeenCalled()
  here.become(null)
  expect(other.reload).toHaveBeenCalledOnce()
  other.leave()
  expect(other.clear).toHaveBeenCalledOnce()
})

test.each([
  ['signed out', null],
  ['signed in as somebody else', 'bo'],
])(
  'VIS-4 a page that was on its way while another tab %s takes its account away by itself',
  async (_, now) => {
    const { tabs, stored } = await browser({ userID: 'ann', now })
    expect(tabs[0]?.reload).toHaveBeenCalledOnce()
    tabs[0]?.leave()
    expect(tabs[0]?.clear).toHaveBeenCalledOnce()
    expect([...stored.values()]).toEqual([])
  },
)

test.each([
  ['the same person, by a number', 7],
  ['nobody who can be asked', new Error('away')],
])(
  'VIS-4 APP-3 a page whose account no tab has told of yet stays where the backend says: %s',
  async (_, now) => {
    const { tabs, stored } = await browser({ userID: '7', now }, { userID: '7' })
    expect(tabs[0]?.reload).not.toHaveBeenCalled()
    expect([...stored.values()]).toEqual(['7'])
  },
)
