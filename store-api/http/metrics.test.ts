import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startShop } from '../testing/shop.ts'

test('NFR-S L8 what the backend counts is read on a port of its own, on this machine alone unless told otherwise, and not through the shop', async () => {
  expect(readConfig({}).metrics).toBeNull()
  expect(readConfig({ METRICS_PORT: '9081' }).metrics).toEqual({ port: 9081, host: '127.0.0.1' })
  const shop = await startShop()
  onTestFinished(() => shop.close())
  const scraped = await shop.metrics.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => scraped.close())
  expect((await shop.stranger().raw('GET', '/readyz')).status).toBe(200)
  for (const path of ['/metrics', '//metrics', '/metrics/', '/api/../metrics'])
    expect((await shop.stranger().raw('GET', path)).status, path).toBe(404)
  const text = await (await fetch(`http://127.0.0.1:${scraped.port}/metrics`)).text()
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/readyz",status="200"} 1')
  expect((await fetch(`http://127.0.0.1:${scraped.port}/readyz`)).status).toBe(404)
})
