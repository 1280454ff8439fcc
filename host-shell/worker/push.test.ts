import { afterEach, expect, test, vi } from 'vitest'
import { endMessages, openMessage, showMessage } from './push.ts'

const ORDER = 'https://shop.example/user/orders?id=A1'

function worker(open: { url: string; focus(): void }[] = []) {
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const unsubscribe = vi.fn()
  const close = vi.fn()
  vi.stubGlobal('self', {
    location: { origin: 'https://shop.example' },
    registration: {
      showNotification,
      getNotifications: async () => [{ close }],
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    },
    clients: { matchAll: async () => open, openWindow },
  })
  return { showNotification, openWindow, unsubscribe, close }
}
const clicked = (url: string) => ({ data: { url }, close: vi.fn() }) as never

afterEach(() => vi.unstubAllGlobals())

test('PWA-6 a message is shown once for its order; what is none shows nothing', async () => {
  const { showNotification } = worker()
  const message = {
    title: 'Tea: order A1',
    body: 'Ready.',
    language: 'zh',
    url: '/user/orders?id=A1',
    tag: 'A1',
  }
  await showMessage({ json: () => message } as never)
  await showMessage({ json: () => ({ body: 'x' }) } as never)
  await showMessage(null)
  expect(showNotification.mock.calls).toEqual([
    ['Tea: order A1', { body: 'Ready.', lang: 'zh', tag: 'A1', data: { url: '/user/orders?id=A1' } }],
  ])
})

test('PWA-6 a tap on it shows the order, also where a tab that began with it shows something else by now; it never leads out of the shop', async () => {
  const focus = vi.fn()
  const { openWindow } = worker([{ url: ORDER, focus }])
  await openMessage(clicked('/user/orders?id=A1'))
  expect(openWindow).toHaveBeenLastCalledWith(ORDER)
  expect(focus).not.toHaveBeenCalled()
  await openMessage(clicked('/user/orders?id=B2'))
  expect(openWindow).toHaveBeenLastCalledWith('https://shop.example/user/orders?id=B2')
  await openMessage(clicked('https://evil.example/'))
  expect(openWindow).toHaveBeenCalledTimes(2)
})

test('PWA-6 VIS-4 at sign-out what is shown goes, and the browser’s subscription', async () => {
  const { close, unsubscribe } = worker()
  await endMessages()
  expect([close.mock.calls.length, unsubscribe.mock.calls.length]).toEqual([1, 1])
})
