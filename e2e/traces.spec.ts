import { expect, test } from '@playwright/test'
import { startCollector } from './support/collector.ts'
import { startShop } from './support/shop.ts'

const FOREIGN = '0af7651916cd43dd8448eb211c80319c'

test('REL-9 a page’s request is one trace over edge and API, without a query and without what visitors send of traces', async () => {
  const collector = await startCollector()
  const shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  const headers = { traceparent: `00-${FOREIGN}-b7ad6b7169203331-01` }
  try {
    await fetch(`${shop.url}/store/productlist?secret=1`, { headers })
    await fetch(`${shop.url}/api/istore/client/productManagement2/products?secret=1`, { headers })
    const told = (service: string, name: string) =>
      collector.spans.filter(span => span.service === service && span.name === name)
    const LIST = 'GET /api/istore/client/*/products'
    await expect.poll(() => told('edge', 'GET /store/productlist').length).toBe(1)
    await expect
      .poll(() => collector.spans.filter(({ service }) => service === 'store-api').length)
      .toBeGreaterThan(3)

    const [page] = told('edge', 'GET /store/productlist')
    const within = collector.spans.filter(({ traceId }) => traceId === page?.traceId)
    expect(page).not.toHaveProperty('parentSpanId', expect.stringMatching(/./))
    expect(page?.attributes).toMatchObject({
      'http.response.status_code': 200,
      'arcade.serial': expect.anything(),
    })
    const calls = within.filter(({ parentSpanId }) => parentSpanId === page?.spanId)
    expect(calls.map(({ name }) => name)).toContain('GET /api/istore/client/*/appInfoInit')
    const answered = within.filter(({ service }) => service === 'store-api')
    expect(answered.map(({ parentSpanId }) => parentSpanId).sort()).toEqual(
      calls.map(({ spanId }) => spanId).sort(),
    )

    const passed = () =>
      told('edge', LIST).find(({ traceId, parentSpanId }) => !parentSpanId && traceId !== page?.traceId)
    const behind = () => collector.spans.find(({ parentSpanId }) => parentSpanId === passed()?.spanId)
    await expect.poll(() => passed() && behind()?.service).toBe('store-api')
    expect(behind()?.traceId).toBe(passed()?.traceId)

    expect(JSON.stringify(collector.spans)).not.toMatch(new RegExp(`secret|${FOREIGN}`))
  } finally {
    await shop.stop()
    await collector.close()
  }
})
