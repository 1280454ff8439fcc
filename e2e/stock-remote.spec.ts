import { buildBrowserRemote, buildStockRemote } from 'federation/fixtures/stock.ts'
import { type Change, openWorkshop } from 'federation/fixtures/workshop.ts'
import { operate, publish } from './support/rollout.ts'
import { expect, test } from './support/test.ts'

/** The sample at addresses of its own, filling no place of the shell. */
const ELSEWHERE = (old: string): string =>
  old
    .replaceAll("'/list'", "'/stock/list'")
    .replaceAll("'/'", "'/stock'")
    .replace(/slots: \{.*\},?/, 'slots: {},')
const changes: Change[] = [
  ['declaration.ts', ELSEWHERE],
  ['remote.ts', ELSEWHERE],
]

test('REL-14 a remote that an official plugin built is published and live: drawn by the server, or left to the browser', async ({
  page,
  problems,
  releasing: shop,
}) => {
  const workshop = await openWorkshop()
  try {
    const both = await workshop.adopt(buildStockRemote, ...changes)
    await operate(shop, 'promote', 'mfe-sample', await publish(shop, both.dist))
    // Code that loads for the first time may outlast what a page on a busy machine waits for.
    const drawn = async () => (await page.request.get(`${shop.url}/stock`)).text()
    await expect.poll(drawn).toContain('version one')
    await page.goto(`${shop.url}/stock`)
    await expect(page.locator('#home')).toHaveText('version one 7 list')
    expect(problems).toEqual([])

    const alone = await workshop.adopt(buildBrowserRemote, ...changes)
    expect(alone.manifest.browserOnly).toBe(true)
    await operate(shop, 'promote', 'mfe-sample', await publish(shop, alone.dist))
    await expect.poll(drawn).not.toContain('version one')
    await page.goto(`${shop.url}/stock`)
    await expect(page.locator('#home')).toHaveText('version one 7 list')
    expect(problems).toEqual([])
    expect(
      await page.evaluate(() => Object.keys(Reflect.get(globalThis, '__FEDERATION__').moduleInfo)),
    ).toContain(`mfe-sample:${alone.manifest.release}`)
  } finally {
    await workshop.close()
  }
})
