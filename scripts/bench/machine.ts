import type { Browser } from '@playwright/test'

const ROUNDS = 15

/**
 * How quick the browser is on this machine right now: how long one round of always the same work takes it, ms, the middle of some.
 * Times of two runs say something of the shop only as far as this is the same.
 */
export async function machineMs(browser: Browser, median: (times: number[]) => number): Promise<number> {
  const page = await browser.newPage()
  const times = await page.evaluate(
    rounds =>
      Array.from({ length: rounds }, () => {
        const began = performance.now()
        // As pages do: text is read, put in order and laid out.
        const made = Array.from({ length: 20_000 }, (_, i) => ({
          id: (i * 7_919) % 20_011,
          name: `product ${i}`,
        }))
        const rows = (JSON.parse(JSON.stringify(made)) as typeof made).sort((a, b) => a.id - b.id)
        document.body.innerHTML = rows
          .slice(0, 2_000)
          .map(({ name }) => `<p>${name}</p>`)
          .join('')
        document.body.getBoundingClientRect()
        return performance.now() - began
      }),
    ROUNDS,
  )
  await page.close()
  return median(times)
}
