import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectNoLayoutShift } from './support/layout-shift.ts'
import { shapes } from './support/shapes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

/** What the tea house calls things, and how a shopper may miss them. */
const WORDS = {
  en: { slip: 'gaiwna', meant: 'Plum Blossom Gaiwan', brand: 'Misty Ridge', many: 'tea' },
  zh: { slip: '鐵觀音', meant: '传统浓香铁观音', brand: '云岭茶园', many: '茶' },
} as const

/** All of a page has come, and nothing of it has moved on the way. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expectNoLayoutShift(page)
}

for (const { name: shape, language, t, use } of shapes('desktopEn'))
  test.describe(shape, () => {
    test.use(use)

    test('CAT-10 a search forgives a slip; one in vain says so, and leads on', async ({
      page,
      problems,
      shop,
    }) => {
      const { slip, meant } = WORDS[language]
      await page.goto(`${shop.url}/store/search`)
      const main = page.getByRole('main')
      await settled(page)
      const field = main.getByRole('combobox', { name: t('catalog.search-label') })
      await hydrated(field)
      await field.fill(slip)
      await field.press('Enter')
      await expect(main.getByRole('link', { name: meant }).first()).toBeVisible()
      await expect(page).toHaveURL(url => url.searchParams.get('q') === slip)

      await field.fill('qqqqwwww')
      await field.press('Enter')
      await expect(
        main.getByRole('heading', { name: t('catalog.search-none', { term: 'qqqqwwww' }) }),
      ).toBeVisible()
      await expect(main.getByRole('heading', { name: t('catalog.search-instead') })).toBeVisible()
      await main.getByRole('link', { name: t('catalog.search-ask-link') }).click()
      await expect(page).toHaveURL(/\/page\/contact/)
      expect(problems).toEqual([])
    })

    test('CAT-3 what a search finds is sorted by price, and Back brings the best match again', async ({
      page,
      problems,
      shop,
    }) => {
      const { many } = WORDS[language]
      await page.goto(`${shop.url}/store/search?${new URLSearchParams({ q: many })}`)
      const main = page.getByRole('main')
      const best = main.getByRole('heading', { level: 2 }).first()
      const name = (await best.textContent()) ?? ''
      const sort = main.getByLabel(t('catalog.sort'))
      await expect(sort).toHaveValue('best')
      await hydrated(sort)
      const answered = page.waitForResponse(/\/products\/search\/.*sortby=priceDesc/)
      await sort.selectOption({ label: t('catalog.sort-priceDesc') })
      const dearest: { products: { name: string; price: number }[] } = await (await answered).json()
      const prices = dearest.products.map(product => product.price)
      expect(prices).toEqual([...prices].sort((a, b) => b - a))
      await expect(best).toHaveText(dearest.products[0]?.name ?? '')
      await page.goBack()
      await expect(sort).toHaveValue('best')
      await expect(best).toHaveText(name)
      expect(problems).toEqual([])
    })

    test('CAT-9 from the shelves to one maker’s things, to what is cheaper first', async ({
      page,
      problems,
      shop,
    }) => {
      const { brand } = WORDS[language]
      await page.goto(`${shop.url}/store`)
      const main = page.getByRole('main')
      await settled(page)
      await main.getByRole('link', { name: t('catalog.brands') }).click()
      await main.getByRole('link', { name: new RegExp(`^${brand}`) }).click()
      await expect(
        main.getByRole('heading', { level: 1, name: t('catalog.brand-heading', { name: brand }) }),
      ).toBeVisible()
      const sort = main.getByLabel(t('catalog.sort'))
      await hydrated(sort)
      await sort.selectOption({ label: t('catalog.sort-priceAsc') })
      await expect(page).toHaveURL(/sort=priceAsc/)
      await expect(sort).toHaveValue('priceAsc')
      // Whether the sorted list is drawn by now or not: what Back brings says its own order.
      await page.goBack()
      await expect(page).not.toHaveURL(/sort=/)
      await expect(sort).toHaveValue('date')
      expect(problems).toEqual([])
    })

    test('CAT-6 a post is found, read, and leads to the next; readers of feeds have it too', async ({
      page,
      problems,
      shop,
    }) => {
      await page.goto(`${shop.url}/blog`)
      const main = page.getByRole('main')
      await settled(page)
      const first = main.getByRole('heading', { level: 2 }).getByRole('link').first()
      const title = (await first.textContent()) ?? ''
      await first.click()
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const feed = await (await page.request.get('/blog/feed.xml')).text()
      expect(feed).toContain(new URL(page.url()).pathname)
      const next = main.getByRole('heading', { level: 3 }).getByRole('link').first()
      const nextTitle = (await next.textContent()) ?? ''
      await next.click()
      await expect(main.getByRole('heading', { level: 1, name: nextTitle })).toBeVisible()
      await expectAccessible(page, 'post', language)
      expect(problems).toEqual([])
    })

    test('CAT-7 somebody whose taste one likes: found, looked at, liked once signed in', async ({
      page,
      context,
      problems,
      shop,
    }) => {
      await page.goto(`${shop.url}/store/influencers`)
      const main = page.getByRole('main')
      await settled(page)
      const person = main.getByRole('heading', { level: 2 }).getByRole('link').first()
      const name = (await person.textContent()) ?? ''
      await person.click()
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(main.getByRole('heading', { name: t('catalog.people-picks', { name }) })).toBeVisible()
      await expect(main.getByRole('link', { name: t('catalog.people-sign-in') })).toHaveAttribute(
        'href',
        /\/account\/login\?next=/,
      )
      const visitor = await newVisitor(shop.url, language)
      await register(visitor.api)
      await takeOver(context, shop.url, visitor.cookies())
      await page.reload()
      const like = main.getByRole('button', { name: t('catalog.people-like'), exact: true })
      await hydrated(like)
      // Shown before the store has it.
      const answered = page.waitForResponse(/\/user\/like\//)
      await like.click()
      const liked = main.getByRole('button', { name: t('catalog.people-liked'), exact: true })
      await expect(liked).toHaveAttribute('aria-pressed', 'true')
      await answered
      await page.reload()
      await expect(liked).toBeVisible()
      expect(problems).toEqual([])
    })

    test('ACC-9 ERR-2 a message to the store: what is missing is said at its field, what is typed stays, it is sent once', async ({
      page,
      problems,
      shop,
    }) => {
      await page.goto(`${shop.url}/page/contact`)
      const main = page.getByRole('main')
      await settled(page)
      const send = main.getByRole('button', { name: t('catalog.contact-send') })
      await send.scrollIntoViewIfNeeded()
      await hydrated(send)
      await main.getByLabel(t('catalog.contact-name')).fill('Lin Wei')
      await main.getByLabel(t('catalog.contact-email')).fill('lin@')
      await main.getByLabel(t('catalog.contact-phone')).fill('12')
      await main.getByLabel(t('catalog.contact-message')).fill('40 × 🥮?')
      await send.click()
      await expect(main.getByLabel(t('catalog.contact-email'))).toBeFocused()
      await expect(main.getByLabel(t('catalog.contact-email'))).toHaveAttribute('aria-invalid', 'true')
      await expect(main.getByLabel(t('catalog.contact-phone'))).toHaveAccessibleDescription(
        t('catalog.contact-phone-mistake'),
      )
      await main.getByLabel(t('catalog.contact-phone')).fill('')
      await expectAccessible(page, 'message with mistakes', language)
      await page.reload()
      await expect(main.getByLabel(t('catalog.contact-message'))).toHaveValue('40 × 🥮?')
      const email = `${randomUUID()}@example.com`
      await main.getByLabel(t('catalog.contact-email')).fill(email)
      await main.getByLabel(t('catalog.contact-subject')).fill('🥮')
      let sent = 0
      page.on('request', request => {
        if (request.url().endsWith('/message/submitForm')) sent++
      })
      await hydrated(send)
      // As an impatient finger, in every moment until the button is gone: between the answer and what is drawn of it too.
      await send.evaluate((button: HTMLElement) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          if (!button.isConnected) return
          button.click()
          port2.postMessage(null)
        }
        port2.postMessage(null)
      })
      await expect(main.getByText(t('catalog.contact-sent'))).toBeVisible()
      await expect(main.getByText(t('catalog.contact-sent-text', { email }))).toBeVisible()
      expect(sent).toBe(1)
      expect(problems).toEqual([])
    })
  })
