import { expect, test } from './support/test.ts'

test('REL-3 one react, one router and one state serve the host and all remotes', async ({
  page,
  problems,
  shop,
}) => {
  await page.goto(shop.url)
  // One page of each remote in the same document.
  for (const path of ['/checkout/cart', '/account/login', '/confirmation/none', '/']) {
    await page.evaluate(to => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  const copies = await page.evaluate(() =>
    Object.fromEntries(
      Object.getOwnPropertySymbols(globalThis)
        .filter(s => s.description?.startsWith('arcade.single.'))
        .map(s => [s.description, (globalThis as never as Record<symbol, { size: number }>)[s]?.size]),
    ),
  )
  expect(copies).toEqual({
    'arcade.single.react': 1,
    'arcade.single.router': 1,
    'arcade.single.app': 1,
    'arcade.single.nanostores': 1,
  })
  expect(problems.filter(p => !p.includes('404'))).toEqual([])
})
