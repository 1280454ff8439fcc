import { expect, test, vi } from 'vitest'
import { createOrderFollow } from './follow-order.ts'

const PUSH = { key: 'the-key', address: '/api/push/orders' }
const GIVEN = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

function browser({ permission = 'default', on = false, ready = false, subscribe = vi.fn() } = {}) {
  subscribe.mockResolvedValue({ toJSON: () => GIVEN })
  const unsubscribe = vi.fn()
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) }
  const sent: [string, unknown, Record<string, string>][] = []
  const window = {
    document: { cookie: 'XSRF-TOKEN=t%3D1' },
    navigator: { serviceWorker: { getRegistration: async () => ({ pushManager }) } },
    Notification: {
      permission,
      requestPermission: async () => (permission === 'default' ? 'granted' : permission),
    },
    async fetch(address: string, { body, headers }: { body: string; headers: Record<string, string> }) {
      sent.push([address, JSON.parse(body), headers])
      return Response.json({ on, ready })
    },
  }
  return { follow: createOrderFollow(window as never, PUSH, 'A1'), sent, subscribe, unsubscribe }
}

test('PWA-6 a tap asks, subscribes with the store’s key and says for which order', async () => {
  const { follow, sent, subscribe } = browser()
  expect(await follow.state()).toBe('off')
  expect(subscribe).not.toHaveBeenCalled()
  expect(await follow.start()).toBe('on')
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the-key' })
  expect(sent.at(-1)?.slice(0, 2)).toEqual(['/api/push/orders', { orderID: 'A1', ...GIVEN }])
  expect(sent.at(-1)?.[2]).toMatchObject({ 'X-XSRF-TOKEN': 't=1' })
  expect(await follow.stop()).toBe('off')
  expect(sent.at(-1)?.slice(0, 2)).toEqual(['/api/push/orders/end', { orderID: 'A1' }])
})

test('PWA-6 who said no is not asked again; a browser without push is offered nothing', async () => {
  const denied = browser({ permission: 'denied' })
  expect(await denied.follow.state()).toBe('blocked')
  expect(await denied.follow.start()).toBe('blocked')
  expect(denied.sent).toEqual([])
  const without = createOrderFollow({ navigator: {}, document: { cookie: '' } } as never, PUSH, 'A1')
  expect(await without.state()).toBeNull()
})

test('PWA-6 nobody is asked whether they want to hear that an order is ready which is ready; who asked before can end it', async () => {
  expect(await browser({ ready: true }).follow.state()).toBeNull()
  expect(await browser({ ready: true, on: true }).follow.state()).toBe('on')
})

test('PWA-6 a subscription made with an older key of the store gives way', async () => {
  const subscribe = vi.fn()
  const { follow, unsubscribe } = browser({ subscribe })
  subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'))
  expect(await follow.start()).toBe('on')
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})
