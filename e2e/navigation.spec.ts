import { holdAnswers } from './support/hold-answers.ts'
import { openSearch } from './support/open-search.ts'
import { expect, goInApp, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone })

  test('SID-1 SID-2 SID-4 the side menu: one sub-menu at a time, closed by Escape, backdrop, Back and navigation', async ({
    page,
    problems,
  }) => {
    await page.goto('/store')
    await page.goto('/')
    const toggle = page.getByRole('banner').getByRole('button', { name: t('shell.menu.open') })
    const menu = page.getByRole('dialog', { name: t('shell.menu') })
    await toggle.click()
    await expect(menu.getByRole('link', { name: t('shell.signIn') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('shell.register') })).toBeVisible()
    await expect(menu.getByText(t('shell.poweredBy'))).toBeVisible()
    const more = menu.getByRole('button', { name: /^More under/ })
    await more.nth(0).click()
    await more.nth(1).click()
    await expect(menu.getByRole('button', { expanded: true })).toHaveCount(1)
    for (let i = 0; i < 40; i++) await page.keyboard.press('Tab')
    // The browser's own bar is a stop on the way round; nothing of the page behind is.
    const held = await menu.evaluate(
      dialog =>
        [dialog, document.body].some(e => e === document.activeElement) ||
        dialog.contains(document.activeElement),
    )
    expect(held).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()

    await toggle.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(405, 400)
    await expect(menu).toBeHidden()
    await toggle.click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/store$/)
    await expect(menu).toBeHidden()
    await toggle.click()
    await menu.getByRole('link').nth(1).click()
    await expect(menu).toBeHidden()
    expect(problems).toEqual([])
  })

  test('HDR-7 the language is in the header by its name, from 360 px on; on narrower screens the menu has it', async ({
    page,
    problems,
  }) => {
    const header = page.getByRole('banner')
    const current = { name: t('shell.language.change', { current: 'English / CAD' }) }
    const control = header.getByRole('button', current)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await expect(control.getByText('English')).toBeVisible()
    await expect(control.getByText('CAD')).toBeHidden()
    // One row, and nothing of it beside the screen.
    const cart = header.getByRole('link', { name: t('shell.cart') })
    const [above, beside] = [await control.boundingBox(), await cart.boundingBox()]
    expect(Math.abs((above?.y ?? 0) - (beside?.y ?? 0))).toBeLessThan(8)
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(360)
    await hydrated(control)
    await control.click()
    await expect(page.getByRole('dialog', { name: t('shell.language.title') })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 320, height: 640 })
    await expect(control).toBeHidden()
    await header.getByRole('button', { name: t('shell.menu.open') }).click()
    const menu = page.getByRole('dialog', { name: t('shell.menu') })
    await menu.getByRole('button', current).click()
    await expect(page.getByRole('dialog', { name: t('shell.language.title') })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('TAB-1 TAB-6 the tab bar covers no part of the page’s end, and is for narrow screens alone', async ({
    page,
  }) => {
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: t('shell.tabs') })
    await expect(bar).toBeVisible()
    const covered = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const end = await page.getByText(t('shell.poweredBy')).boundingBox()
      return (end?.y ?? 0) + (end?.height ?? 0) - ((await bar.boundingBox())?.y ?? 0)
    }
    // Pictures that come late make the page longer.
    await expect.poll(covered).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(bar).toBeHidden()
  })

  test('TAB-4 a list of part of a shelf, and a product of it, light the shelf’s tab; what stands elsewhere lights none', async ({
    page,
    problems,
  }) => {
    await page.goto('/store/productlist?cat=loose-tea')
    const bar = page.getByRole('navigation', { name: t('shell.tabs') })
    const lit = bar.locator('[aria-current]')
    await expect(lit).toHaveText('Tea')
    // Other products of the list may stand on another shelf as well.
    const card = page.getByRole('main').getByRole('link', { name: 'Osmanthus Oolong', exact: true })
    await hydrated(card)
    await card.click()
    await expect(page).toHaveURL(/\/store\/product\//)
    await expect(lit).toHaveText('Tea')
    // As the server draws it, and as the browser has it then.
    await page.reload()
    await expect(lit).toHaveText('Tea')
    await goInApp(page, '/store/productlist?cat=noodles')
    await expect(page.getByRole('heading', { level: 1, name: 'Noodles' })).toBeVisible()
    await expect(lit).toHaveCount(0)
    await goInApp(page, '/account/findOrder')
    await expect(lit).toHaveText('Account')
    expect(problems).toEqual([])
  })
})

test('TAB-2 on the narrowest phones every name of the tab bar is read in full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/user/list', '/checkout/cart']) {
    await page.goto(path)
    const names = page.getByRole('navigation', { name: t('shell.tabs') }).locator('li span:last-child')
    await expect(names.last()).toHaveText('Account')
    const cut = await names.evaluateAll(all =>
      all.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent),
    )
    expect(cut, path).toEqual([])
  }
})

test('FTR-7 however wide the screen, the footer’s content is at most 1600 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 900 })
  await page.goto('/')
  const inner = page.getByRole('contentinfo').locator('> div').first()
  expect((await inner.boundingBox())?.width).toBeLessThanOrEqual(1600)
})

test.describe('on a desktop', () => {
  test.use({ viewport: SIZES.desktop })

  test('HDR-3 the search field suggests while typing; arrows and Enter open a product, Enter alone the results', async ({
    page,
    problems,
  }) => {
    await page.goto('/')
    const search = page.getByRole('banner').getByRole('link', { name: t('shell.search') })
    // Before that it is a link to the search page.
    await hydrated(search)
    await search.click()
    // The search page has a field of its own.
    const field = page.getByRole('dialog').getByRole('combobox', { name: t('catalog.search-label') })
    await expect(field).toBeFocused()
    await field.pressSequentially('oolong')
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    await expect(options.first()).toContainText(/oolong/i)
    // What a part of the word finds may come first; what follows it takes the mark away.
    await expect(options.last()).toContainText('“oolong”')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/store\/product\//)

    await search.click()
    await field.fill('oolong')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/store\/search\?q=oolong$/)
    // The address comes before its page does, and the focus with the page.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    await search.click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(search).toBeFocused()
    expect(problems).toEqual([])
  })

  test('HDR-3 the search page’s own field suggests too: below it, by arrows and Enter or a press, until it is left', async ({
    page,
    problems,
  }) => {
    await page.goto('/store/search')
    const main = page.getByRole('main')
    const field = main.getByRole('combobox', { name: t('catalog.search-label') })
    const options = main.getByRole('listbox', { name: t('catalog.suggestions-label') }).getByRole('option')
    // Without a term the field has the focus, and offers nothing before something was searched for.
    await expect(field).toBeFocused()
    await expect(options).toHaveCount(0)
    await field.pressSequentially('oolong')
    await expect(options.first()).toContainText(/oolong/i)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await field.press('End')
    await field.pressSequentially(' t')
    await expect(options.last()).toContainText('“oolong t”')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/store\/search\?q=oolong(\+|%20)t$/)
    // Another page of the same kind has a field of its own, with what was searched for, once its results are there.
    await expect(main.getByText('results for “oolong t”')).toBeVisible()
    await expect(field).toHaveValue('oolong t')
    await main.getByLabel(t('catalog.search-label')).fill('oolong')
    await options.filter({ hasText: '$' }).first().click()
    await expect(page).toHaveURL(/\/store\/product\//)
    expect(problems).toEqual([])
  })

  test('RTE-5 the focus is on a new page’s heading as soon as that is there: who moves it then keeps the place', async ({
    page,
  }) => {
    await page.goto('/')
    const link = page.getByRole('banner').getByRole('link', { name: t('shell.cart'), exact: true })
    await hydrated(link)
    // Asked right after the change of the page, before anything is painted.
    const focused = page.evaluate(
      () =>
        new Promise<string>(resolve => {
          const before = document.querySelector('#main h1')
          const watch = new MutationObserver(() => {
            const heading = document.querySelector('#main h1')
            if (!heading || heading === before) return
            watch.disconnect()
            resolve(document.activeElement === heading ? 'heading' : String(document.activeElement?.tagName))
          })
          watch.observe(document.body, { childList: true, subtree: true })
        }),
    )
    await link.click()
    expect(await focused).toBe('heading')
  })

  test('HDR-3 nothing is looked up or submitted while an input method composes', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => {
      const term = /products\/search\/([^?]+)/.exec(request.url())?.[1]
      if (term) asked.push(decodeURIComponent(term))
    })
    await page.goto('/')
    await openSearch(page)
    const field = page.getByRole('combobox', { name: t('catalog.search-label') })
    await expect(field).toBeFocused()
    const session = await page.context().newCDPSession(page)
    for (const text of ['c', 'ch', 'cha'])
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await session.send('Input.insertText', { text: '茶' })
    await expect.poll(() => asked).toContain('茶')
    expect(asked.filter(term => term !== '茶')).toEqual([])
  })

  test('HDR-3 the search page waits for a term: without one its field has the focus', async ({ page }) => {
    const field = page.getByRole('main').getByRole('combobox', { name: t('catalog.search-label') })
    await page.goto('/store/search')
    await expect(field).toBeFocused()
    await page.goto('/store/search?q=tea')
    await expect(field).toHaveValue('tea')
    await expect(field).not.toBeFocused()
  })

  test('HDR-3 without script the icon leads to the search page', async ({ request }) => {
    const html = await (await request.get('/')).text()
    expect(html).toMatch(
      /shell-search-link[^>]*href="\/store\/search"|href="\/store\/search"[^>]*shell-search-link/,
    )
  })

  test('RTE-2 main shows the current page anew, without loading a document', async ({ page, problems }) => {
    await page.goto('/store/search?q=tea')
    await page.evaluate(() => {
      document.documentElement.dataset.same = 'document'
    })
    const fresh = page.waitForRequest(/products\/search\/tea/)
    await goInApp(page, '/main')
    await fresh
    await expect(page.locator('html')).toHaveAttribute('data-same', 'document')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('RTE-4 asked of the server an unknown path is a 404; in the app it leads home and says so', async ({
    page,
  }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await page.goto('/')
    await goInApp(page, '/no/such/page')
    await expect(page.getByRole('status').getByText(t('shell.notFound.notice'))).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  test('RTE-1 a link’s data are asked for when it is pressed, once; the old page stays until the new one has its heading', async ({
    page,
    problems,
  }) => {
    const LIST = /\/productManagement2\/products\?/
    const answers = await holdAnswers(page, LIST)
    await page.goto('/store')
    const heading = page.getByRole('heading', { level: 1 })
    const before = (await heading.textContent()) ?? ''
    const tile = page.getByRole('main').locator('a[href*="/store/productlist?cat="]').first()
    await hydrated(tile)
    await tile.hover()
    expect(answers.asked).toEqual([])
    const first = page.waitForRequest(LIST)
    await page.mouse.down()
    // At once: what was asked for at a press is kept for three seconds.
    await first
    await page.mouse.up()
    await expect(page.locator('.shell-progress')).toHaveAttribute('data-busy', 'true')
    await expect(heading).toHaveText(before)
    answers.release()
    await expect(heading).not.toHaveText(before)
    expect(answers.asked).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('RTE-5 a new page starts at the top; Back finds the place again', async ({ page }) => {
    await page.goto('/store/productlist')
    const card = page.getByRole('main').locator('.catalog-card a').nth(9)
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(300)
    await hydrated(card)
    await card.click()
    await expect(page).toHaveURL(/\/store\/product\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50)
  })

  test('CAT-6 REL-6 a content page that is come to within the app has its markup', async ({
    page,
    problems,
  }) => {
    await page.goto('/store')
    await goInApp(page, '/page/pickup')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Markham Main Shop' })).toBeVisible()
    await expect(main.getByRole('link', { name: '+1 905-555-0142' })).toBeVisible()
    expect(problems).toEqual([])
  })
})

test('RTE-1 while home, a list or a search is shown the code of what most open next is loaded, before anything asks for it', async ({
  page,
}) => {
  for (const [path, next] of [
    ['/', 'product-list'],
    ['/store', 'product'],
    ['/store/productlist', 'product'],
    ['/store/search?q=tea', 'product'],
  ] as const) {
    const code = page.waitForRequest(new RegExp(`/r/mfe-catalog/[^/]+/web/${next}\\.js$`))
    await page.goto(path)
    await code
  }
})
