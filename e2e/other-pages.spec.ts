import { expect, goInApp, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test('REL-6 another page of the shown remote runs only once its integrity is there: it is asked for again when it did not come', async ({
  page,
  shop,
}) => {
  let away = true
  await page.route('**/.well-known/integrity/mfe-catalog/*', route =>
    away ? route.abort() : route.continue(),
  )
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const lists = () => asked.filter(url => /\/web\/product-list\.js$/.test(url))
  await page.goto(shop.url)
  await hydrated(page.getByRole('banner').getByRole('link', { name: t('shell.search') }))

  await goInApp(page, '/store/productlist')
  await expect(page.getByRole('heading', { name: t('shell.failed.title') })).toBeVisible()
  expect(lists()).toEqual([])

  away = false
  await goInApp(page, '/store/clearance')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('shell.failed.title') })).toHaveCount(0)
  expect(lists()).toHaveLength(1)
})

test('TAB-1 on paper stands the page without the tabs of the phone', async ({ page, shop }) => {
  // What a sheet of A4 is wide, less its margins.
  await page.setViewportSize({ width: 700, height: 900 })
  await page.goto(`${shop.url}/page/returns`)
  const tabs = page.getByRole('navigation', { name: t('shell.tabs') })
  await expect(tabs).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(tabs).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
