import type { Page } from '@playwright/test'
import { alipayCalls, insideAlipay } from './hosts/alipay.ts'
import { insideWeChat, miniProgramCalls, refuseAtLast, USER_AGENT } from './hosts/wechat.ts'
import { readyToOrder } from './support/attempt.ts'
import type { Changes } from './support/changed-backend.ts'
import { expect, test } from './support/changed-shop.ts'
import { hydrated, SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const packet = (page: Page) => page.getByRole('button', { name: t('shell.promo.open') })
const support = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: t('shell.support') })
/** Files of ours that talk to an app, as far as the page has asked for them. */
const bridges = (page: Page) => {
  const asked: string[] = []
  page.on('request', request => {
    const name = /\/web\/([a-z]+-bridge)\./.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  return asked
}

/** A store with these tabs at the bottom. */
const tabs = (...footerTabs: object[]): Changes => ({
  appInfo(document) {
    document.body.appContent.navigation.footerTabs = footerTabs
    return document
  },
})

test.use({ viewport: SIZES.phone })

test.describe('in a mini program', () => {
  test.use({ userAgent: USER_AGENT.miniProgram })

  test('VIS-3 PLT-2 the red packet opens a bar, the bar leads to the promotion page, the cross hides it', async ({
    page,
    problems,
  }) => {
    const asked = bridges(page)
    await insideWeChat(page, { readyAfter: 300 })
    await page.goto('/')
    await packet(page).click()
    await page.getByRole('button', { name: t('shell.promo.chinese') }).click()
    await expect
      .poll(() => miniProgramCalls(page))
      .toEqual([{ name: 'navigateTo', arg: { url: '/pages/promotion/promotion' } }])
    await page.getByRole('button', { name: t('shell.promo.close') }).click()
    await expect(page.getByText(t('shell.promo.chinese'))).toBeHidden()
    await expect(packet(page)).toBeHidden()
    expect(new Set(asked)).toEqual(new Set(['wechat-bridge']))
    expect(problems).toEqual([])
  })

  test('PLT-2 the red packet lies over no way to buy', async ({ page }) => {
    await insideWeChat(page, { readyAfter: 0 })
    await page.goto('/store/product/tea-for-two-set')
    await expect(packet(page)).toBeVisible()
    const add = page.getByRole('button', { name: new RegExp(t('catalog.add')) })
    const buttons = await add.filter({ visible: true }).all()
    expect(buttons.length).toBeGreaterThan(0)
    const top = (await packet(page).boundingBox())?.y ?? 0
    const below = top + ((await packet(page).boundingBox())?.height ?? 0)
    for (const button of buttons) {
      const box = await button.boundingBox()
      expect(box === null || box.y >= below || box.y + box.height <= top).toBe(true)
    }
  })

  test('PLT-2 CHK-7 on the way from details to payment no red packet lies over what is charged or leads away', async ({
    page,
    context,
    changed,
  }) => {
    await readyToOrder(changed.url, context)
    await insideWeChat(page, { readyAfter: 0 })
    await page.goto('/checkout/payment')
    await expect(page.getByRole('region', { name: t('checkout.payment.bill') })).toBeVisible()
    // It has come, and is not shown.
    await expect(page.getByRole('button', { name: t('shell.promo.open'), includeHidden: true })).toHaveCount(
      1,
    )
    await expect(packet(page)).toBeHidden()
  })

  test('PLT-2 none where the store does not say so', async ({ page, changed }) => {
    changed.backend.changes = {
      appInfo(document) {
        document.body.appContent.system.appConfig.enableWeChatMiniProgramPromotion = false
        return document
      },
    }
    await insideWeChat(page, { readyAfter: 0 })
    await page.goto('/')
    await expect(support(page)).toBeVisible()
    await expect(packet(page)).toHaveCount(0)
  })

  test('TAB-3 a tab of a mini-program page opens that page', async ({ page, changed }) => {
    changed.backend.changes = tabs({ name: 'Chat', link: '/pages/messenger?from=shop' })
    await insideWeChat(page, { readyAfter: 0 })
    await page.goto('/')
    const tab = page.getByRole('navigation', { name: t('shell.tabs') }).getByRole('button', { name: 'Chat' })
    await hydrated(tab)
    await tab.click()
    await expect
      .poll(() => miniProgramCalls(page))
      .toEqual([{ name: 'navigateTo', arg: { url: '/pages/messenger?from=shop' } }])
  })

  test('PLT-3 support opens the contact page of the mini program', async ({ page }) => {
    await insideWeChat(page, { readyAfter: 600 })
    await page.goto('/')
    await hydrated(support(page))
    await support(page).click()
    await expect
      .poll(() => miniProgramCalls(page))
      .toEqual([{ name: 'navigateTo', arg: { url: '/pages/contact/contact' } }])
    await expect(page).toHaveURL(/\/$/)
  })

  for (const answers of ['never', 'fail'] as const) {
    test(`PLT-4 an app that ${answers === 'never' ? 'never answers' : 'refuses'} leaves the shop’s own contact page`, async ({
      page,
    }) => {
      await insideWeChat(page, { readyAfter: 0, answers })
      await page.goto('/')
      await hydrated(support(page))
      await support(page).click()
      await expect(page).toHaveURL(/\/page\/contact$/)
    })
  }

  test('PLT-3 PLT-4 who has gone on before the app refuses stays there', async ({
    page,
    context,
    changed,
  }) => {
    const contacts: string[] = []
    page.on('request', request => request.url().includes('pageName=contact') && contacts.push(request.url()))
    await readyToOrder(changed.url, context)
    await insideWeChat(page, { readyAfter: 0, answers: 'never' })
    const main = page.getByRole('main')
    const steps = [
      ['/store', support(page), main.getByRole('link').first()],
      [
        '/checkout/payment',
        main.getByRole('link', { name: t('checkout.help') }),
        main.getByRole('link', { name: t('checkout.step.cart'), exact: true }),
      ],
    ] as const
    for (const [path, help, onward] of steps) {
      await page.goto(path)
      await hydrated(help)
      await help.click()
      await expect.poll(() => miniProgramCalls(page)).toHaveLength(1)
      await onward.click()
      await expect(page).not.toHaveURL(path)
      const there = page.url()
      // What the press itself had asked for ahead.
      contacts.length = 0
      await refuseAtLast(page)
      // What the page asks for after that is answered after what it asked for before.
      await page.evaluate(() => fetch('/.well-known/serial').then(answer => answer.text()))
      expect([contacts, page.url()]).toEqual([[], there])
    }
  })

  test('PLT-4 without a bridge the offer says where it is, and nothing breaks', async ({
    page,
    problems,
  }) => {
    await insideWeChat(page)
    await page.goto('/')
    await packet(page).click()
    await page.getByRole('button', { name: t('shell.promo.chinese') }).click()
    await expect(page.getByRole('status').getByText(t('shell.promo.failed'))).toBeVisible()
    expect(problems).toEqual([])
  })

  test('FTR-3 HDR-8 social and payment icons and the header stay away there', async ({ page }) => {
    await insideWeChat(page, { readyAfter: 0 })
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(footer.getByRole('heading', { name: t('shell.followUs') })).toHaveCount(0)
    await expect(footer.getByRole('heading', { name: t('shell.payment'), exact: true })).toHaveCount(0)
  })
})

test.describe('in WeChat’s browser', () => {
  test.use({ userAgent: USER_AGENT.wechat })

  test('PLT-1 a mini program that only its environment gives away is one from the second look on', async ({
    page,
    problems,
  }) => {
    // Not counted by `load`: the first document may be left before all of it is there.
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents++
    })
    await insideWeChat(page, { readyAfter: 200, environment: 'miniprogram' })
    await page.goto('/')
    await expect(support(page)).toBeVisible()
    await expect(packet(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => documents).toBe(2)
    expect(problems).toEqual([])
  })

  test('PLT-4 it is not a mini program: no packet, and the contact page is the shop’s', async ({
    page,
    problems,
  }) => {
    await insideWeChat(page, { readyAfter: 0 })
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(packet(page)).toHaveCount(0)
    await expect(support(page)).toHaveCount(0)
    expect(problems).toEqual([])
  })
})

test.describe('in Alipay', () => {
  test.use({ userAgent: USER_AGENT.alipay })

  test('FTR-4 PLT-4 of the payment icons only its own shows; only its bridge is loaded', async ({
    page,
    problems,
  }) => {
    const asked = bridges(page)
    await insideAlipay(page, { readyAfter: 300 })
    await page.goto('/')
    const icons = page.getByRole('contentinfo').locator('.shell-payments li')
    await expect(icons).toHaveText(['Alipay'])
    await expect.poll(() => asked).toContain('alipay-bridge')
    await page.waitForLoadState('networkidle')
    expect(new Set(asked)).toEqual(new Set(['alipay-bridge']))
    expect(await alipayCalls(page)).toEqual([])
    expect(problems).toEqual([])
  })
})

test('TAB-2 PLT-3 outside of apps support is the shop’s contact page', async ({ page, changed }) => {
  changed.backend.changes = tabs({ name: 'default' })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: t('shell.tabs') })
  await expect(bar.getByRole('link')).toHaveText([/Home/, /Shop/, /Cart/, /Account/])
  await hydrated(bar.getByRole('button', { name: t('shell.tab.support') }))
  await bar.getByRole('button', { name: t('shell.tab.support') }).click()
  await expect(page).toHaveURL(/\/page\/contact$/)
})

test('PLT-4 a browser loads no bridge', async ({ page }) => {
  const asked = bridges(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test.describe('in an old web view', () => {
  test.use({ userAgent: USER_AGENT.wechat })

  test('PLT-5 what it lacks is done without: menu, language and prices work, the console stays quiet', async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      const lacks: [object, string][] = [
        [AbortSignal, 'any'],
        [AbortSignal, 'timeout'],
        [URL, 'canParse'],
        [Map, 'groupBy'],
        [Array.prototype, 'toSorted'],
        [Array.prototype, 'toReversed'],
        [Intl, 'Segmenter'],
        [Intl, 'DisplayNames'],
        [window, 'requestIdleCallback'],
        [window, 'visualViewport'],
        [HTMLDialogElement.prototype, 'showModal'],
        [HTMLDialogElement.prototype, 'close'],
        [Navigator.prototype, 'share'],
        [Navigator.prototype, 'sendBeacon'],
        [crypto, 'randomUUID'],
      ]
      for (const [owner, name] of lacks) Object.defineProperty(owner, name, { value: undefined })
    })
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.menu.open') })
      .click()
    // What the menu looks like comes with the whole sheets.
    await expect(page.locator('style[data-part]')).toHaveCount(0)
    const menu = page.getByRole('dialog', { name: t('shell.menu') })
    await menu.locator('.shell-language').last().click()
    const modal = page.getByRole('dialog', { name: t('shell.language.title') })
    await modal.getByText('中文').click()
    await modal.getByRole('button', { name: t('shell.apply') }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
    await page.goto('/store/productlist')
    await expect(page.getByRole('main').locator('.catalog-card .price').first()).toBeVisible()
    expect(problems).toEqual([])
  })
})
