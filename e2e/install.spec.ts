import type { Page } from '@playwright/test'
import { expect, test } from './support/changed-shop.ts'
import { openCalm } from './support/open-calm.ts'
import { hydrated, SIZES } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const offer = (page: Page) => page.getByRole('button', { name: t('shell.install.add') })

/** What the browser does when it finds that the shop can be installed. @param outcome of its own prompt */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate(answer => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.documentElement.dataset.prompted = String(
        Number(document.documentElement.dataset.prompted ?? 0) + 1,
      )
    }
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: answer }) }))
    return event.defaultPrevented
  }, outcome)

async function openHome(page: Page): Promise<string[]> {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.goto('/')
  // By then the page listens for the browser's offer.
  await hydrated(page.getByRole('banner').getByRole('link').first())
  return said
}

/** The home page with its time standing still: an offer stays until the test lets time pass. */
async function openWithoutTime(page: Page): Promise<string[]> {
  await page.clock.install()
  const said = await openHome(page)
  // Far ahead: a moment that has passed before a busy page hears of it is refused.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  return said
}

test.use({ viewport: SIZES.phone })

test('PWA-1 the offer shows for three seconds', async ({ page }) => {
  await openWithoutTime(page)
  expect(await offerInstall(page, 'accepted')).toBe(true)
  // Its three seconds begin when its code has come.
  await expect(offer(page)).toBeVisible()
  await page.clock.runFor(500)
  await expect(offer(page)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(offer(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(offer(page)).toBeHidden()
})

for (const outcome of ['accepted', 'dismissed'] as const) {
  test(`PWA-1 tapping prompts once; ${outcome} hides all and is logged`, async ({ page }) => {
    const said = await openWithoutTime(page)
    await offerInstall(page, outcome)
    await offer(page).click()
    await expect(offer(page)).toBeHidden()
    await expect.poll(() => said).toContain(`install ${outcome}`)
    await expect(page.locator('html')).toHaveAttribute('data-prompted', '1')
  })
}

test('PWA-2 on the hosted platform a banner, 60 px high and at most 500 px wide, that stays', async ({
  page,
  changed,
}) => {
  changed.backend.changes = {
    appInfo(document) {
      document.body.appContent.appDetail.isAac = true
      return document
    },
  }
  await page.setViewportSize(SIZES.desktop)
  await openWithoutTime(page)
  await offerInstall(page, 'dismissed')
  const banner = page.getByRole('complementary', { name: t('shell.install.add') })
  // Its styles may come after it.
  await expect.poll(() => banner.boundingBox()).toMatchObject({ height: 60, width: 500 })
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(async () => (await banner.boundingBox())?.width).toBeLessThanOrEqual(320)
  await expect(offer(page)).toHaveCount(2)
  await banner.getByRole('button', { name: t('shell.install.add') }).click()
  await expect(banner).toBeHidden()
  await expect(offer(page)).toHaveCount(0)
})

test('PWA-3 the page links a manifest that a browser can install', async ({ page, request }) => {
  await openHome(page)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await request.get(address ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const said = await manifest.json()
  expect(said).toMatchObject({ id: '/', name: 'Guifeng Tea House 桂枫茶食', display: 'standalone' })
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Every context of a test is a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  expect(said.screenshots.map((one: { form_factor: string }) => one.form_factor)).toEqual(['narrow', 'wide'])
  expect(said.icons.some((icon: { purpose: string }) => icon.purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of [...said.icons, ...said.screenshots]) {
    const picture = await request.get(src)
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([
      src,
      200,
      expect.stringMatching(/^image\//),
    ])
    if (sizes === 'any') continue
    const size = await page.evaluate(async address => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  for (const { url } of said.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  await page.goto(`/share?${new URLSearchParams({ text: 'jasmine' })}`)
  await expect(page).toHaveURL(/\/store\/search\?q=jasmine$/)
})

test('PLT-5 inside a messaging or payment app nothing speaks of a home screen', async ({ request }) => {
  for (const app of ['MicroMessenger/8.0.50', 'AlipayClient/10.5']) {
    const agent = `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile ${app}`
    const html = await (await request.get('/', { headers: { 'user-agent': agent } })).text()
    expect(html).not.toMatch(/rel="(manifest|apple-touch-icon)"|apple-mobile-web-app/)
  }
})

test.describe('on iOS', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  })

  test('PWA-3 a hint says once how it is done by hand', async ({ page }) => {
    await page.goto('/')
    const hint = page.getByRole('complementary', { name: /to your home screen/ })
    await expect(hint).toBeVisible()
    await hint.getByRole('button', { name: t('shell.close') }).click()
    await expect(hint).toBeHidden()
    await openCalm(page, page.url())
    await expect(hint).toHaveCount(0)
  })
})
