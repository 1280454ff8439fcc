import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAttempt } from './support/attempt.ts'
import { relabelled } from './support/relabelled.ts'
import { give, publish } from './support/rollout.ts'
import { ROOT } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test('REL-3 RET-13 with mfe-confirmation gone the shopper still learns what became of the order, and pays once', async ({
  page,
  context,
  releasing: shop,
}) => {
  const name = 'mfe-confirmation'
  const folder = await mkdtemp(join(tmpdir(), 'arcade-gone-'))
  try {
    // One that no process has loaded yet, given to everyone with nothing to stand in for it.
    const gone = await publish(shop, await relabelled(join(ROOT, name, 'dist'), join(folder, name), 'gone'))
    await rm(join(shop.dataDir, 'releases', 'files', name, gone), { recursive: true })
    await give(shop, { [name]: [gone] })
    const { redirectUrl, orderID, api } = await openAttempt(shop.url, context, 'ott-wechatpay')
    await page.goto(redirectUrl)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(/\/confirmation\//)
    const main = page.getByRole('main')
    await expect(main.getByText(t('shell.failed.order.text', { id: orderID }))).toBeVisible()
    await expect(main.getByRole('status')).toHaveText(t('shell.failed.order.paid'))
    await expect(page.getByRole('banner')).toBeVisible()
    const { timeline } = await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
    expect(timeline.filter(({ event }) => event === 'paid')).toHaveLength(1)
    await main.getByRole('link', { name: t('shell.failed.order.see') }).click()
    await expect(main.getByText(t('account.order.title', { id: orderID }))).toBeVisible()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
