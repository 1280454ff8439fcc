import type { BrowserContext, Page } from '@playwright/test'
import { slowLine } from '../scripts/slow-line.ts'
import { expect, test } from './support/changed-shop.ts'
import { keptPage } from './support/kept-pages.ts'
import { SIZES } from './support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: SIZES.phone })

const MAX_REPEAT_KB = 10
/** Counts what comes over it, the worker's own requests too, and slows nothing. */
const LINE = { latency: 0, downloadThroughput: Number.POSITIVE_INFINITY }

/** Opens the home page, until it has begun what it does once it is calm. */
async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const calm = page.waitForResponse(/\/idle-work\.[^/]+\.js/)
  await page.goto(url)
  await calm
  await page.waitForLoadState('networkidle')
  return page
}

/** Every price one unit higher, wherever it stands in an answer. */
const raised = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value) =>
    /price$/i.test(key) && typeof value === 'number' && value > 0 ? value + 100 : value,
  )

test('PWA-5 a repeat visit after every price has changed fetches at most 10 KB', async ({
  context,
  changed,
}) => {
  const line = await slowLine(changed.url, LINE)
  const first = await visit(context, line.url)
  await keptPage(first, '/')
  const encoding = () => first.evaluate(async () => (await fetch('/')).headers.get('content-encoding'))
  await expect.poll(encoding).toBe('dcz')
  const before = await first.getByRole('main').innerText()
  await first.close()

  changed.backend.changes = { every: raised }
  line.taken()
  const again = await visit(context, line.url)
  const kb = line.taken() / 1024
  console.log(`repeat visit: ${kb.toFixed(1)} KB`)
  expect(kb).toBeGreaterThan(0)
  expect(kb).toBeLessThanOrEqual(MAX_REPEAT_KB)
  expect(await again.getByRole('main').innerText()).not.toBe(before)
  line.close()
})
