import { openGroupBuy } from './support/catalogue.ts'
import { shapes } from './support/shapes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { newVisitor } from './support/visitor.ts'

for (const { name: shape, language, t, use } of shapes('phoneZh'))
  test.describe(shape, () => {
    test.use(use)

    test('GRP-1 a group buy is found, read and joined, and its item is in the cart of the group buy', async ({
      page,
      problems,
      shop,
    }) => {
      const { api } = await newVisitor(shop.url, language)
      const open = await openGroupBuy(api)
      await page.goto(`${shop.url}/store/groupCampaigns`)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: open.name }).click()
      await expect(main.getByRole('heading', { level: 1, name: open.name })).toBeVisible()
      await expect(main.getByText(t('catalog.group-member-leader'))).toBeVisible()
      const toCart = main.getByRole('link', { name: t('catalog.group-to-cart') })
      await expect(toCart).toHaveAttribute('href', new RegExp(`FissionSale=${open.id}$`))
      expect(problems).toEqual([])
      const asked = page.waitForResponse(
        response =>
          response.url().endsWith(`/myCart/fc/${open.id}`) && response.request().method() === 'POST',
      )
      const join = main.getByRole('button', { name: t('catalog.group-join') }).first()
      await hydrated(join)
      await join.click()
      expect(await (await asked).json()).toMatchObject({ itemCount: 1 })
      // The page goes there by itself: a link on it may be gone before it is pressed.
      await expect(page).toHaveURL(new RegExp(`/checkout/campaignCart\\?FissionSale=${open.id}$`))
      await expect(main.getByRole('heading', { level: 1, name: t('checkout.campaign.title') })).toBeVisible()
      await expect(
        main.getByRole('link', { name: open.name }).or(main.getByText(open.name)).first(),
      ).toBeVisible()
    })

    test('GRP-2 a countdown that ends asks where the group buy stands: what ran out can no longer be joined', async ({
      page,
      shop,
    }) => {
      const { api } = await newVisitor(shop.url, language)
      const open = await openGroupBuy(api)
      const now = await api('GET common3/campaign/fission/{id}', { params: { id: open.id } })
      await page.clock.install()
      await page.goto(`/store/groupCampaign/${open.id}`)
      const main = page.getByRole('main')
      const join = main.getByRole('button', { name: t('catalog.group-join') }).first()
      await hydrated(join)
      const asked: string[] = []
      await page.route(`**/common3/campaign/fission/${open.id}`, route => {
        asked.push(route.request().url())
        return route.fulfill({ json: { ...now, phase: 'closed', serverTime: now.endsAt } })
      })
      await page.clock.fastForward(Date.parse(now.endsAt) - Date.parse(now.serverTime))
      await page.clock.runFor(1_000)
      await expect(join).toBeHidden()
      await page.clock.runFor(60_000)
      expect(asked).toHaveLength(1)
    })
  })
