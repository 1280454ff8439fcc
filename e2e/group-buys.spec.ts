import { expect, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor } from './support/visitor.ts'

const t = texts('zh')

test.use({ locale: 'zh-CN', viewport: SIZES.phone })

test('GRP-1 a group buy is found, read and joined on a phone, and its item is in the cart of the group buy', async ({
  page,
  problems,
  shop,
}) => {
  const { api } = await newVisitor(shop.url, 'zh')
  const { campaigns } = await api('GET common3/campaign/fissionList')
  const open = campaigns.find(one => one.phase === 'open')
  if (!open) throw new Error('no group buy is open')
  await page.goto(`${shop.url}/store/groupCampaigns`)
  await page.getByRole('link', { name: open.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: open.name })).toBeVisible()
  await expect(page.getByText(t('catalog.group-member-leader'))).toBeVisible()
  expect(problems).toEqual([])
  const asked = page.waitForResponse(
    response => response.url().endsWith(`/myCart/fc/${open.id}`) && response.request().method() === 'POST',
  )
  await page
    .getByRole('button', { name: t('catalog.group-join') })
    .first()
    .click()
  expect(await (await asked).json()).toMatchObject({ itemCount: 1 })
})
