import { freePort } from '../scripts/process.ts'
import { MEASURED_PAGES } from './support/measured-pages.ts'
import { startShop } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** A page that a busy backend left something out of is not tried again for ten seconds. */
const AT_THE_LATEST_MS = 90_000

test('NFR-P VIS-4 what first-time visitors come to is drawn once for all of them: home, a list, a product', async () => {
  const port = await freePort()
  const shop = await startShop({ METRICS_PORT: String(port) })
  const sent = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/edge_shared_pages_total\{what="sent"\} (\d+)/.exec(metrics)?.[1] ?? 0)
  }
  try {
    for (const name of ['home', 'list', 'product'] as const) {
      const address = shop.url + (await MEASURED_PAGES[name](shop.url))
      const before = await sent()
      const look = async () => {
        await (await fetch(address)).text()
        return sent()
      }
      await expect.poll(look, { message: name, timeout: AT_THE_LATEST_MS }).toBeGreaterThan(before)
    }
  } finally {
    await shop.stop()
  }
})
