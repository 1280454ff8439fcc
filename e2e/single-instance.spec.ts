import type { Single } from 'shared-contracts/runtime/single.ts'
import { RELEASABLES } from '../scripts/releasables.ts'
import { expect, test } from './support/test.ts'

test('REL-3 one react, one router, one state and one set of stores serve the host and all remotes', async ({
  page,
  problems,
  shop,
}) => {
  await page.goto(shop.url)
  // One page of each remote in the same document, reached by in-app links as the router makes them.
  for (const path of ['/checkout/cart', '/account/login', '/confirmation/none', '/']) {
    await page.evaluate(to => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  const seenBy = await page.evaluate(() =>
    Object.fromEntries(
      ['react', 'router', 'state', 'stores'].map(name => {
        const single = (globalThis as never as Record<symbol, Single>)[Symbol.for(`arcade.single.${name}`)]
        return [name, single?.seenBy.map(by => by.split('@')[0]).sort()]
      }),
    ),
  )
  const everyone = [...RELEASABLES].sort()
  expect(seenBy).toEqual({ react: everyone, router: everyone, state: everyone, stores: everyone })
  expect(problems).toEqual([])
})
