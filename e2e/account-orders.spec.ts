import { openAttempt, payMeanwhile } from './support/attempt.ts'
import { expectAccessible } from './support/axe.ts'
import { mailTo } from './support/mails.ts'
import { shapes } from './support/shapes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { register, takeOver } from './support/visitor.ts'

for (const { name: shape, language, t, use } of shapes('phoneEn'))
  test.describe(shape, () => {
    test.use(use)

    test('ACC-3 CHK-8 CHK-11 an open order: pay on, comment, report, buy again, cancel', async ({
      page,
      context,
      shop,
      problems,
    }) => {
      const { orderID, api, cookies } = await openAttempt(shop.url, context, 'ott-wechatpay', language)
      await register(api)
      await takeOver(context, shop.url, cookies())
      const main = page.getByRole('main')

      // It is told at home and in the list, to be paid later or dropped from there.
      const way = (text: string) => main.getByRole('link', { name: `${text} · ${orderID}` })
      await page.goto('/user/list')
      await expect(way(t('account.order.payNow'))).toHaveAttribute(
        'href',
        `/checkout/payment?order=${orderID}`,
      )
      await page.goto('/user/orders')
      await expectAccessible(page, 'list with an open order', language)
      await hydrated(way(t('account.order.cancel')))
      await way(t('account.order.cancel')).click()
      const keep = page.getByRole('button', { name: t('account.order.cancel.keep') })
      await keep.click()
      await expect(keep).toBeHidden()

      await page.goto(`/user/orders?id=${orderID}`)
      await expect(main.getByText(t('account.order.payTitle'))).toBeVisible()
      await expect(main.getByRole('link', { name: t('account.order.continuePaying') })).toHaveAttribute(
        'href',
        /\/sandbox\/pay\/ott\//,
      )
      await expectAccessible(page, 'open order', language)

      const add = main.getByRole('button', { name: t('account.order.comment.add') })
      await hydrated(add)
      await add.click()
      const comment = page.getByRole('dialog', { name: t('account.order.comment.add') })
      await comment.getByRole('textbox').fill('Less ice, please')
      await comment.getByRole('button', { name: t('account.order.comment.send') }).click()
      await expect(comment).toBeHidden()
      await expect(main.getByRole('listitem').filter({ hasText: 'Less ice, please' })).toBeVisible()

      await main.getByRole('button', { name: t('account.order.problem'), exact: true }).click()
      const problem = page.getByRole('dialog', { name: t('account.order.problem.title', { id: orderID }) })
      await problem.getByRole('textbox').fill('The box was open')
      await problem.getByRole('button', { name: t('account.order.problem.send') }).click()
      await expect(problem).toBeHidden()
      expect(await mailTo(shop, 'mei@example.com', 'The box was open')).toContain(orderID)

      await main.getByRole('button', { name: t('account.order.cancel'), exact: true }).click()
      const cancel = page.getByRole('dialog', { name: t('account.order.cancel.title') })
      await expect(cancel.getByText(t('account.order.cancel.nothing'))).toBeVisible()
      await expectAccessible(page, 'cancelling', language)
      await cancel.getByRole('textbox').fill('Found another time')
      await cancel.getByRole('button', { name: t('account.order.cancel.sure') }).click()
      await expect(cancel).toBeHidden()
      await expect(main.getByText(t('account.status.CANCELLED')).first()).toBeVisible()
      await expect(main.getByText('Found another time')).toBeVisible()
      await expect(main.getByText(t('account.order.payTitle'))).toBeHidden()
      await expect(main.getByRole('button', { name: t('account.order.cancel'), exact: true })).toBeHidden()

      await main.getByRole('button', { name: t('account.order.buyAgain') }).click()
      await expect(main.getByRole('heading', { level: 1, name: t('checkout.cart.title') })).toBeVisible()
      expect(problems).toEqual([])
    })

    test('ACC-3 the page of a cancelled order says by itself when its money is back', async ({
      page,
      context,
      shop,
      problems,
    }) => {
      const { orderID, redirectUrl, api } = await openAttempt(shop.url, context, 'ott-alipay', language)
      await payMeanwhile(context, redirectUrl)
      const read = () =>
        api('GET admin/orderManagement/order/{id}', { params: { id: orderID }, query: { returnUrlInfo: '' } })
      await expect.poll(async () => (await read()).pickupCode).toBeTruthy()
      await page.goto(`/user/orders?id=${orderID}`)
      const main = page.getByRole('main')
      const cancel = main.getByRole('button', { name: t('account.order.cancel'), exact: true })
      await hydrated(cancel)
      await cancel.click()
      await page.getByRole('button', { name: t('account.order.cancel.sure') }).click()
      await expect(main.getByText(t('account.refund.due')).first()).toBeVisible()
      await expect(main.getByText(t('account.refund.done'), { exact: true }).first()).toBeVisible()
      await expect(main.getByText(t('account.refund.due'))).toHaveCount(0)
      expect(problems).toEqual([])
    })

    test('ACC-3 the page of an order that is left open becomes what the order is: paid on another device, and cancelled there while nobody looks', async ({
      page,
      context,
      shop,
      problems,
    }) => {
      const { orderID, redirectUrl, api } = await openAttempt(shop.url, context, 'ott-alipay', language)
      await page.goto(`/user/orders?id=${orderID}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: t('account.order.payTitle') })).toBeVisible()
      await payMeanwhile(context, redirectUrl)
      await expect(main.getByText(t('account.payment.PAID_ONLINE')).first()).toBeVisible()
      await expect(main.getByRole('listitem').filter({ hasText: t('account.event.paid') })).toBeVisible()

      await api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id: orderID }, body: {} })
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(main.getByRole('heading', { level: 1, name: t('account.status.CANCELLED') })).toBeVisible()
      expect(problems).toEqual([])
    })
  })
