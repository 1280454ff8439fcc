import type { Page } from '@playwright/test'
import { WORDS } from '../payment-sandbox/hosted/words.ts'
import { openAttempt, payMeanwhile, returnUndecided } from './support/attempt.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.describe.configure({ mode: 'parallel' })

const titled = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

for (const language of ['en', 'zh'] as const) {
  const t = texts(language)
  const provider = WORDS[language]
  test(`RET-4 RET-9 RET-10 no violation in waiting, success and failure on a wide screen, ${language}`, async ({
    page,
    context,
    shop,
    problems,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const early = await openAttempt(shop.url, context, 'iotpay-alipay', language)
    await page.goto(early.redirectUrl)
    await page.getByLabel(provider.delay).fill('600')
    await press(page, provider.early)
    await titled(page, t('confirmation.pending.title'))
    await expectAccessible(page, 'waiting', language)
    const paid = await openAttempt(shop.url, context, 'iotpay-alipay', language)
    await page.goto(paid.redirectUrl)
    await press(page, provider.pay)
    await titled(page, t('confirmation.success.title'))
    await expectAccessible(page, 'success', language)
    const declined = await openAttempt(shop.url, context, 'snappay-alipay', language)
    await page.goto(declined.redirectUrl)
    await press(page, provider.decline)
    await titled(page, t('confirmation.failure.title'))
    await expectAccessible(page, 'failure', language)
    expect(problems).toEqual([])
  })
}

/** Notes each time that words of a live region change, as a screen reader would read them out. */
function noteAnnouncements(): void {
  const said: string[] = []
  Object.assign(window, { said })
  const live = '[role="status"], [role="alert"], [aria-live]'
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      const around = (
        target.nodeType === Node.TEXT_NODE ? target.parentElement : (target as Element)
      )?.closest(live)
      const added = [...addedNodes].flatMap(node =>
        node instanceof Element
          ? [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)]
          : [],
      )
      for (const region of around ? [around] : added) if (region.textContent) said.push(region.textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

test('RET-12 while it waits and asks again and again nothing is read out twice; the outcome takes the focus once', async ({
  page,
  context,
  shop,
}) => {
  const t = texts('en')
  const { redirectUrl } = await openAttempt(shop.url, context, 'ott-alipay')
  await returnUndecided(page, redirectUrl)
  await titled(page, t('confirmation.pending.title'))
  await page.evaluate(noteAnnouncements)
  for (const _ of [1, 2]) await page.waitForResponse(response => response.url().includes('PaymentStatus'))
  await payMeanwhile(context, redirectUrl)
  await titled(page, t('confirmation.success.title'))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((words, i) => said.indexOf(words) !== i)).toEqual([])
})
