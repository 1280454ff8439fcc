import type { CDPSession, Page } from '@playwright/test'
import { wholeBrowser } from '../scripts/chromium.ts'
import { startPushService, subscriber } from '../store-api/testing/push-service.ts'
import { openAttempt, payMeanwhile } from './support/attempt.ts'
import { expect, SIZES, test } from './support/test.ts'

// Only the whole browser shows notifications.
test.use({ launchOptions: wholeBrowser(), serviceWorkers: 'allow', viewport: SIZES.phone })

const ASK = 'Notify me when it is ready'

/** What a push service gives the page for its key: the browser's own is out of reach here. */
async function subscribeAt(page: Page, subscription: object): Promise<void> {
  await page.addInitScript(given => {
    const made = { toJSON: () => given, unsubscribe: async () => true }
    PushManager.prototype.subscribe = async () => made as never
  }, subscription)
}

/**
 * For handing messages to the page's worker, as the browser does once it has decrypted one. Chromium does not say whether the
 * worker was there to take it; services, too, send a message again that nobody confirmed.
 */
async function delivery(cdp: CDPSession, origin: string): Promise<(message: unknown) => Promise<unknown>> {
  const registered = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(one => !one.isDeleted && one.scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  return message =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

test('PWA-6 after an order a tap asks for news; the message comes encrypted, shows the order, and one tap ends it', async ({
  page,
  context,
  shop,
}) => {
  const service = await startPushService()
  try {
    const browser = subscriber(`${service.origin}/phone`)
    await context.grantPermissions(['notifications'], { origin: shop.url })
    await subscribeAt(page, browser.subscription)
    const { orderID, redirectUrl, api } = await openAttempt(shop.url, context, 'ott-alipay')
    await payMeanwhile(context, redirectUrl)
    const read = () =>
      api('GET admin/orderManagement/order/{id}', { params: { id: orderID }, query: { returnUrlInfo: '' } })
    await expect.poll(async () => (await read()).pickupCode).toBeTruthy()
    await page.goto(`/user/orders?id=${orderID}`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await page.getByRole('button', { name: ASK }).click()
    await expect(page.getByText('You will be notified here about this order.')).toBeVisible()

    await api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id: orderID }, body: {} })
    await expect.poll(() => service.received.length).toBeGreaterThan(0)
    const message = browser.read(service.received[0]?.body as Buffer)
    expect(message).toMatchObject({ tag: orderID, url: `/user/orders?id=${orderID}` })
    const deliver = await delivery(await context.newCDPSession(page), shop.url)
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(
          ({ title, body }) => `${title} ${body}`,
        ),
      )
    await expect
      .poll(async () => {
        await deliver(message)
        return shown()
      })
      // Once, however often it came.
      .toEqual([expect.stringContaining(orderID)])
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('button', { name: ASK })).toBeFocused()
    await expect(page.getByRole('button', { name: ASK })).toBeVisible()
  } finally {
    await service.close()
  }
})
