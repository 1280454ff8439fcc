import fc from 'fast-check'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { documents } from '../host-shell/fixtures/documents.ts'
import { expect, test } from './support/changed-shop.ts'
import { watchProblems } from './support/test.ts'

const COUNT = repeats(20, 200)
const SEED = seedOr(20_260_102)
/** What the browser itself says of pictures and links that the document asks for and that are not there. */
const ASKED_FOR = /Failed to load resource|net::ERR_|startup|start-up failed/

test('APP-3 documents of any kind in the browser: a page each time, nothing of theirs runs, nothing breaks', async ({
  browser,
  changed,
}) => {
  test.setTimeout(600_000)
  const sample = fc.sample(documents, { numRuns: COUNT, seed: SEED })
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  // Nothing outside is asked for, whatever a document names.
  await context.route(
    url => url.origin !== changed.url,
    route => route.abort(),
  )
  const page = await context.newPage()
  const problems = watchProblems(page)
  for (const [index, sent] of sample.entries()) {
    changed.backend.changes = { appInfo: () => sent }
    const answer = await page.goto(changed.url)
    expect(answer?.status(), `document ${index}`).toBe(200)
    await expect(page.getByRole('main').getByRole('heading').first(), `document ${index}`).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window), `document ${index}`).toBe(false)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `document ${index} scrolls sideways`).toBeLessThanOrEqual(0)
    const broken = problems.filter(problem => !ASKED_FOR.test(problem))
    expect(broken, JSON.stringify(sent)).toEqual([])
  }
  figure(`documents in Chromium: ${COUNT} (seed ${SEED}), none broke a page`)
  await context.close()
})
