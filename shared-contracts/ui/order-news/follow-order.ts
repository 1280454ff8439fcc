import { xsrfHeader } from '../../api/client.ts'

/** Where a store's pages follow an order, and by which key its push service knows the store (`AppInfo.orderPush`). */
export interface OrderPush {
  key: string
  address: string
}

export type Following = 'on' | 'off' | 'blocked'

type Page = Pick<Window, 'fetch'> & {
  document: Pick<Document, 'cookie'>
  navigator: { serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined }
  Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>
}

/** Following one order from this browser (PWA-6, https://w3c.github.io/push-api/). */
export function createOrderFollow(window: Page, { key, address }: OrderPush, orderID: string) {
  const post = async (below: string, body: object): Promise<{ on?: unknown; ready?: unknown }> => {
    const answer = await window.fetch(address + below, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...xsrfHeader('POST', window.document.cookie),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${address}${below} answered ${answer.status}`)
    return answer.json()
  }
  const manager = async () => (await window.navigator.serviceWorker?.getRegistration())?.pushManager

  return {
    /** @returns null where this browser, or its window, cannot be told anything, and where the order is ready: nobody is asked whether they want to hear of that */
    async state(): Promise<Following | null> {
      if (!window.Notification || !(await manager())) return null
      if (window.Notification.permission === 'denied') return 'blocked'
      const { on, ready } = await post('/state', { orderID })
      if (on === true) return 'on'
      return ready === true ? null : 'off'
    },
    /** Asks the shopper by the browser's own question, which must follow a tap. @throws where service or store refuse */
    async start(): Promise<Following> {
      if ((await window.Notification?.requestPermission()) !== 'granted') return 'blocked'
      const push = await manager()
      if (!push) throw new Error('no push service')
      const options = { userVisibleOnly: true, applicationServerKey: key }
      // A subscription made with another key of the store cannot be used, and stands in the way of a new one.
      const subscription = await push.subscribe(options).catch(async () => {
        await (await push.getSubscription())?.unsubscribe()
        return push.subscribe(options)
      })
      const { endpoint, keys } = subscription.toJSON()
      await post('', { orderID, endpoint, keys })
      return 'on'
    },
    async stop(): Promise<Following> {
      await post('/end', { orderID })
      return 'off'
    },
  }
}
