import type { BrowserContext, Page } from '@playwright/test'
import { slowLine } from '../scripts/slow-line.ts'
import { expect, test } from './support/changed-shop.ts'
import { keptPage } from './support/kept-pages.ts'
import { SIZES } from './support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: SIZES.phone })

const MAX_REPEAT_KB = 10
/** Counts what comes over it, the worker's own requests too, and slows nothing. */
const LINE = { latency: 0, downloadThroughput: Number.POSITIVE_INFINITY }

/** Within which something comes as long as the page or its worker fetches anything ahead, ms. */
const QUIET_MS = 2_000

/**
 * Opens the home page, until it has done what it does once it is calm, and its worker has kept what it keeps.
 * @returns also how much came over the line
 */
async function visit(
  context: BrowserContext,
  line: Awaited<ReturnType<typeof slowLine>>,
): Promise<{ page: Page; bytes: number }> {
  const page = await context.newPage()
  const calm = page.waitForResponse(/\/idle-work\.js/)
  await page.goto(line.url)
  await calm
  let bytes = 0
  const came = () => {
    const taken = line.taken()
    bytes += taken
    return taken
  }
  await expect.poll(came, { intervals: [QUIET_MS], timeout: 120_000 }).toBe(0)
  return { page, bytes }
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
  const { page: first } = await visit(context, line)
  await keptPage(first, '/')
  const encoding = () => first.evaluate(async () => (await fetch('/')).headers.get('content-encoding'))
  await expect.poll(encoding).toBe('dcz')
  const before = await first.getByRole('main').innerText()
  await first.close()

  changed.backend.changes = { every: raised }
  line.taken()
  const { page: again, bytes } = await visit(context, line)
  const kb = bytes / 1024
  console.log(`repeat visit: ${kb.toFixed(1)} KB`)
  expect(kb).toBeGreaterThan(0)
  expect(kb).toBeLessThanOrEqual(MAX_REPEAT_KB)
  expect(await again.getByRole('main').innerText()).not.toBe(before)
  line.close()
})
