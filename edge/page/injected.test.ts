import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, installedChromium } from 'releases/chromium'
import { expect, test } from 'vitest'
import { hostEntry, openShop } from '../fixtures/shop.ts'

/** What a script that already runs may try, each ending in `ran(name)` if the browser lets it. */
const ATTEMPTS = {
  'an imported data: address': `await import('data:text/javascript,ran("an imported data: address")')`,
  'an imported blob': `await import(URL.createObjectURL(new Blob(['ran("an imported blob")'], { type: 'text/javascript' })))`,
  'an inline script': `const s = document.createElement('script'); s.textContent = 'ran("an inline script")'; document.head.append(s)`,
  'a handler in markup': `document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="ran(\\'a handler in markup\\')">')`,
  'a handler as attribute': `const i = new Image(); i.setAttribute('onerror', 'ran("a handler as attribute")'); i.src = 'x'; document.body.append(i)`,
  eval: `eval('ran("eval")')`,
  'a script of another origin': `const s = document.createElement('script'); s.src = 'https://other.test/x.js'; document.head.append(s)`,
} as const

interface Ran {
  all: string[]
}

/** Markup as an injection on the server would leave it: no nonce. */
const INJECTED = `<script>ran('markup')</script><script src="/media/x.js"></script><a href="javascript:ran('link')">x</a>`

test('REL-6 NFR-S nothing but the release’s own files runs: no data: or blob: import, no inline script, handler, eval or foreign script; pictures load from named origins alone', async () => {
  const shop = await openShop((_request, response) =>
    response.setHeader('content-type', 'text/javascript').end('ran("a file of our own origin")'),
  )
  const executablePath = installedChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS })
  try {
    await shop.ship('host-shell', 'h1', {
      'node/entry.mjs': hostEntry(`
        const { headers, ...rest } = page('<!doctype html><html lang="en"><head><title>x</title><link rel="icon" href="data:,">',
          assets({ remote: null, page: null, language: 'en' }),
          '<script nonce="' + nonce + '">globalThis.ran = name => (globalThis.all ??= []).push(name)</script></head><body>',
          ${JSON.stringify(INJECTED)}, '<script type="module" nonce="' + nonce + '" src="/r/host-shell/h1/web/entry.js"></script>')
        headers.set('x-arcade-pictures', 'https://pictures.test')
        return { ...rest, headers }`),
      'web/entry.js': `ran('entry')
        ${Object.values(ATTEMPTS)
          .map(attempt => `await (async () => { ${attempt} })().catch(() => {})`)
          .join('\n')}
        document.querySelector('a').click()
        globalThis.tried = true`,
    })
    const address = await (await shop.open()).listen({ port: 0, host: '127.0.0.1' })
    /**
     * @param policies what is done to the policies on their way, as a control
     * @param wanted so many must have run
     */
    const visit = async (policies = (text: string) => text, wanted = 1) => {
      const page = await browser.newPage()
      const asked: string[] = []
      await page.route(/\.test\//, route => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: 'ran("a script of another origin")' })
      })
      await page.route(`${address}/`, async route => {
        const response = await route.fetch()
        const headers = response.headers()
        headers['content-security-policy'] = policies(headers['content-security-policy'] ?? '')
        await route.fulfill({ response, headers })
      })
      await page.goto(address)
      await page.waitForFunction(() => 'tried' in globalThis)
      await page.evaluate(() =>
        Promise.all(
          ['https://pictures.test/a.png', 'https://elsewhere.test/b.png', 'data:,x'].map(
            src =>
              new Promise(resolve => {
                const image = new Image()
                image.onload = image.onerror = resolve
                image.src = src
              }),
          ),
        ),
      )
      await page.waitForFunction(count => new Set((globalThis as never as Ran).all).size >= count, wanted)
      const ran = await page.evaluate(() => (globalThis as never as Ran).all)
      await page.close()
      return { ran, asked }
    }
    expect(await visit()).toEqual({ ran: ['entry'], asked: ['https://pictures.test/a.png'] })
    // The controls: it is these policies that stop them.
    // A script of another origin has no integrity: Integrity-Policy stops it too.
    const { 'a script of another origin': _, ...stopped } = ATTEMPTS
    const all = ['markup', 'link', 'entry', ...Object.keys(stopped)]
    const loose = await visit(() => '', all.length)
    expect(new Set(loose.ran)).toEqual(new Set(all))
    const one = await visit(text => text.split(', ')[0] ?? '')
    expect(one.ran).toContain('an imported data: address')
  } finally {
    await browser.close()
    await shop.close()
  }
})
