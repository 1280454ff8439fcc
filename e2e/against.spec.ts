import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, stop } from '../scripts/process.ts'
import { copyRepository } from './support/repository-copy.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test('REL-7 a team with a repository of its own runs its releases inside the deployed shop before they are published: only there, and each build is seen at once', async ({
  page,
  context,
  problems,
  shop,
}) => {
  const copy = await copyRepository()
  const port = await freePort()
  const child = spawn(
    'node',
    ['../scripts/against/own.ts', '--released', '--against', shop.url, '--port', String(port)],
    {
      cwd: join(copy.dir, 'mfe-checkout'),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    let log = ''
    child.stdout.on('data', text => {
      log += text
    })
    await copy.edit('mfe-checkout/messages/cart/en.ts', t('checkout.cart.empty'), 'First words')
    await expect.poll(() => log).toContain('ready http')
    const here = `http://localhost:${port}`
    const title = page.getByRole('main').getByRole('heading', { level: 1 })

    // The rest of the shop, its API and its cookies come through as they are.
    await page.goto(here)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.cart') })
      .click()
    await expect(title).toHaveText('First words')
    await page.goto(`${here}/checkout/cart?keep=this`)
    await expect(title).toHaveText('First words')
    // Asked of this document: the one before may have loaded its own only now.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(file => /\/idle-work\.js/.test(file.name)),
    )
    await page.evaluate(() => Object.assign(window, { mark: true }))

    for (const words of ['Second words', 'Third words']) {
      const began = Date.now()
      await copy.edit('mfe-checkout/messages/cart/en.ts', /(?:First|Second) words/, words)
      await expect(title).toHaveText(words)
      console.log(`edit to visible: ${Date.now() - began} ms`)
    }
    expect(page.url()).toContain('?keep=this')
    expect(await page.evaluate(() => 'mark' in window), 'no document load').toBe(true)

    // The deployed shop knows nothing of it.
    await context.clearCookies()
    await page.goto(`${shop.url}/checkout/cart`)
    await expect(title).toHaveText(t('checkout.cart.empty'))
    expect(problems).toEqual([])
  } finally {
    await stop(child)
    await copy.remove()
  }
})
