import { randomUUID } from 'node:crypto'
import type { ApiError } from '../shared-contracts/api/api-error.ts'
import { openAttempt } from './support/attempt.ts'
import { expectAccessible } from './support/axe.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { linkIn, mailTo } from './support/mails.ts'
import { shapes } from './support/shapes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { newVisitor, type Visitor } from './support/visitor.ts'

for (const { name: shape, language, t, use } of shapes('phoneEn'))
  test.describe(shape, () => {
    test.use(use)

    test('CHK-10 a guest finds the order again by number and e-mail, through the mailed link', async ({
      page,
      browser,
      context,
      shop,
    }) => {
      const { orderID } = await openAttempt(shop.url, context, 'ott-alipay', language)
      const elsewhere = await browser.newContext({ ...use, baseURL: shop.url })
      const other = await elsewhere.newPage()
      const main = other.getByRole('main')

      // The order's own address is no way in; the page it leads to shows the other way.
      await other.goto(`/user/orders?id=${orderID}`)
      await main.getByRole('link', { name: t('account.login.findOrder') }).click()
      await expect(main.getByRole('heading', { level: 1, name: t('account.find.title') })).toBeVisible()
      await expect(main.getByLabel(t('account.find.number'))).toHaveValue(orderID)
      await expectAccessible(other, 'finding an order', language)
      const send = main.getByRole('button', { name: t('account.forgot.submit') })
      await hydrated(send)
      // What is not theirs is answered alike.
      const email = main.getByLabel(t('account.email'), { exact: true })
      await email.fill(`${randomUUID()}@example.com`)
      await send.click()
      await expect(main.getByRole('heading', { name: t('account.forgot.sentTitle') })).toBeFocused()
      await main.getByRole('button', { name: t('account.forgot.again') }).click()
      await email.fill('mei@example.com')
      await send.click()
      await expect(
        main.getByText(t('account.find.sent', { id: orderID, email: 'mei@example.com' })),
      ).toBeVisible()

      const link = linkIn(
        // Its own: other shapes of this journey have mails at the same address.
        await mailTo(
          shop,
          'mei@example.com',
          { en: `asked to see order ${orderID}`, zh: `下的订单 ${orderID}。` }[language],
        ),
        '/user/orders',
      )
      const fresh = await browser.newContext(use)
      const opened = await fresh.newPage()
      await opened.goto(link)
      const order = opened.getByRole('main')
      await expect(order.getByText(t('account.order.title', { id: orderID }))).toBeVisible()
      await expect(order.getByText('mei@example.com')).toBeVisible()
      // The browser has the order by now: the token has left its address, and it may be cancelled.
      await expect(opened).toHaveURL(new RegExp(`/user/orders\\?id=${orderID}$`))
      const cancel = order.getByRole('button', { name: t('account.order.cancel'), exact: true })
      await hydrated(cancel)
      await cancel.click()
      await opened.getByRole('button', { name: t('account.order.cancel.sure') }).click()
      await expect(order.getByText(t('account.status.CANCELLED')).first()).toBeVisible()
      await page.goto(`/user/orders?id=${orderID}`)
      await expect(page.getByRole('main').getByText(t('account.status.CANCELLED')).first()).toBeVisible()
      // Who goes on before the browser has the order stays where they went.
      const later = await fresh.newPage()
      const answer = await holdAnswers(later, /\/orderManagement\/order\//)
      const goods = await holdAnswers(later, /\/productManagement2\//)
      await later.goto(link)
      await expect.poll(() => answer.asked.length).toBeGreaterThan(0)
      // In the tabs of a phone, in the menu of a desktop.
      const name = { en: 'Tea', zh: '茶' }[language]
      const tea = later.getByRole('link', { name, exact: true }).filter({ visible: true }).first()
      await hydrated(tea)
      await tea.click()
      await expect.poll(() => goods.asked.length).toBeGreaterThan(0)
      const had = later.waitForResponse(/\/orderManagement\/order\//)
      answer.release()
      await (await had).finished()
      goods.release()
      await expect(
        later.getByRole('main').getByRole('heading', { level: 1, name, exact: true }),
      ).toBeVisible()
      await expect(later).toHaveURL(/\/store\/productlist/)
      await Promise.all([elsewhere.close(), fresh.close()])
    })
  })

test('CHK-10 a network that asks too often is refused for a while, and nobody else is', async ({ shop }) => {
  const [often, other] = await Promise.all([newVisitor(shop.url), newVisitor(shop.url)])
  const ask = (visitor: Visitor) =>
    visitor
      .api('GET common3/forgotPassword', { query: { emailID: `${randomUUID()}@example.com`, orderID: 'A' } })
      .then(
        () => 200,
        (error: ApiError) => error.status,
      )
  const answers: number[] = []
  for (let i = 0; i < 16; i++) answers.push(await ask(often))
  expect(answers.at(-1)).toBe(429)
  expect(new Set(answers.slice(0, -1))).toEqual(new Set([200]))
  expect(await ask(other)).toBe(200)
})
