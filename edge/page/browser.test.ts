import { appendFile, rm } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, installedChromium } from 'releases/chromium'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hostEntry, openShop, type Shop } from '../fixtures/shop.ts'

let browser: Browser
let shop: Shop
beforeAll(async () => {
  const executablePath = installedChromium()
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
})
afterAll(() => browser.close())

beforeEach(async () => {
  // The API also serves a script: one of our origin, but of no release.
  shop = await openShop((_request, response) =>
    response.setHeader('content-type', 'text/javascript').end('document.title += " foreign"'),
  )
  const base = '/r/mfe-catalog/c1/web/'
  await shop.ship('host-shell', 'h1', {
    'node/entry.mjs':
      hostEntry(`return page('<!doctype html><html lang="en"><head><title>html</title><link rel="icon" href="data:,">',
      assets({ remote: 'mfe-catalog', page: 'list', language: 'en' }),
      '</head><body class="x"><script type="module" nonce="' + nonce + '" src="/r/host-shell/h1/web/entry.js"></script>')`),
    'web/entry.js': `
      document.title += ' host'
      await import('${base}entry.js').catch(() => { document.title += ' no-remote' })
      await import('/media/foreign.js').catch(() => { document.title += ' no-foreign' })
      document.title += ' end'`,
  })
  await shop.ship(
    'mfe-catalog',
    'c1',
    {
      'web/entry.js': `import './part.js'\ndocument.title += ' remote'\nawait import('./list.js')`,
      'web/part.js': `document.title += ' part'`,
      'web/list.js': `document.title += ' list'`,
    },
    { chunks: { list: ['web/list.js'] } },
  )
})
afterEach(() => shop.close())

/** @param without a response header of the page to leave out, as a control */
async function visit(without?: string) {
  const address = await (await shop.open()).listen({ port: 0, host: '127.0.0.1' })
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', message => problems.push(message.text()))
  page.on('pageerror', error => problems.push(error.message))
  try {
    await page.route(`${address}/`, async route => {
      const response = await route.fetch()
      const { [without ?? '']: _left, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto(address)
    await page.waitForFunction(() => document.title.endsWith('end'))
    const color = await page.evaluate(() => getComputedStyle(document.body).color)
    return { title: await page.title(), color, problems }
  } finally {
    await page.close()
  }
}

test('REL-6 a browser runs what the document vouches for, and not a script of our own origin beside it', async () => {
  const { title, color, problems } = await visit()
  expect(title).toBe('html host part remote list no-foreign end')
  expect(color).toBe('rgb(255, 0, 0)')
  expect(problems).toEqual([])
  // The control: it is this header that stops it.
  expect((await visit('integrity-policy')).title).toBe('html host part remote list foreign end')
})

test.each([
  ['entry.js', 'html host no-remote no-foreign end'],
  ['part.js', 'html host no-remote no-foreign end'],
  ['list.js', 'html host part remote no-remote no-foreign end'],
])('REL-6 a byte changed in %s is not run', async (file, title) => {
  const stored = shop.stored(`mfe-catalog/c1/web/${file}`)
  await appendFile(stored, ' ')
  for (const ending of ['.br', '.gz']) await rm(stored + ending, { force: true })
  expect((await visit()).title).toBe(title)
})
