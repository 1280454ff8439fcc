import { spawn } from 'node:child_process'
import { freePort, stop } from '../scripts/process.ts'
import { buyable } from './support/catalogue.ts'
import { copyRepository } from './support/repository-copy.ts'
import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, shopAs, takeOver } from './support/visitor.ts'

const t = texts('en')

/** What a team may save while its form is half filled in: its page, a slot, a part that all remotes share. */
const SAVED: [file: string, from: string, to: string][] = [
  ['mfe-checkout/pages/checkout.tsx', '<DetailsView ', '<DetailsView key="saved" '],
  ['mfe-checkout/slots/mini-cart.tsx', '<Panel ', '<Panel key="saved" '],
  [
    'shared-contracts/ui/form/field.tsx',
    '{!required && <span',
    '{required && " (saved)"}\n        {!required && <span',
  ],
]

test('REL-7 a team runs its one remote inside the deployed shop: only there, each build is seen at once, what is typed stays', async ({
  page,
  context,
  problems,
  shop,
}) => {
  const copy = await copyRepository()
  const port = await freePort()
  const child = spawn(
    'node',
    ['scripts/dev.ts', 'mfe-checkout', '--against', shop.url, '--port', String(port)],
    {
      cwd: copy.dir,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    let log = ''
    child.stdout.on('data', text => {
      log += text
    })
    await copy.edit('mfe-checkout/messages/en.ts', t('checkout.cart.empty'), 'First words')
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
      performance.getEntriesByType('resource').some(file => /\/idle-work\.[^/]+\.js/.test(file.name)),
    )
    await page.evaluate(() => Object.assign(window, { mark: true }))

    for (const words of ['Second words', 'Third words']) {
      const began = Date.now()
      await copy.edit('mfe-checkout/messages/en.ts', /(?:First|Second) words/, words)
      await expect(title).toHaveText(words)
      console.log(`edit to visible: ${Date.now() - began} ms`)
    }
    expect(page.url()).toContain('?keep=this')
    expect(await page.evaluate(() => 'mark' in window), 'no document load').toBe(true)

    const visitor = await newVisitor(here)
    const [{ id, optionPair }] = await buyable(shop.url, 1)
    await shopAs(visitor, 'Ann', id, optionPair)
    await takeOver(context, here, visitor.cookies())
    await page.goto(`${here}/checkout/checkout`)
    const main = page.getByRole('main')
    const name = main.getByLabel(t('checkout.field.firstName'))
    const phone = main.getByLabel(t('checkout.field.phone'))
    await hydrated(main.getByRole('button', { name: t('checkout.details.next') }))
    await name.fill('Anna Mei')
    await phone.fill('604 555 0123')
    for (const [file, from, to] of SAVED) {
      const built = log.length
      await copy.edit(file, from, to)
      await expect.poll(() => log.slice(built)).toMatch(/built mfe-checkout \S+/)
      const [, release = ''] = /built mfe-checkout (\S+)/.exec(log.slice(built)) ?? []
      await page.waitForFunction(
        base => performance.getEntriesByType('resource').some(file => file.name.includes(base)),
        `/mfe-checkout/${release}/`,
      )
      await expect(name).toHaveValue('Anna Mei')
      await expect(phone).toHaveValue('604 555 0123')
    }
    await expect(main.getByText('(saved)').first()).toBeVisible()
    await expect(name).toHaveValue('Anna Mei')
    await expect(phone).toHaveValue('604 555 0123')

    // The deployed shop knows nothing of it.
    await page.goto(`${shop.url}/checkout/checkout`)
    await expect(main.getByText('(saved)')).toHaveCount(0)
    await context.clearCookies()
    await page.goto(`${shop.url}/checkout/cart`)
    await expect(title).toHaveText(t('checkout.cart.empty'))
    expect(problems).toEqual([])
  } finally {
    await stop(child)
    await copy.remove()
  }
})
