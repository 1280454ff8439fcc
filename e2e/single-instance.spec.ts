import type { Single } from 'shared-contracts/remote/runtime/single.ts'
import { RELEASABLES } from '../scripts/releasables.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test('REL-3 one react, one router, one state and one set of stores serve the host and all remotes', async ({
  page,
  problems,
  shop,
}) => {
  // One page of each remote in the same document, by in-app links.
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { level: 1, name })
  await page.goto(`${shop.url}/confirmation/none`)
  const back = main.getByRole('link', { name: t('confirmation.failure.back') })
  // Before that a link loads a document.
  await hydrated(back)
  await back.click()
  await expect(heading(t('checkout.cart.empty'))).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.signIn') })
    .click()
  await expect(heading(t('account.login.title'))).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.home') })
    .first()
    .click()
  await expect(main.getByRole('listitem').first()).toBeVisible()
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
