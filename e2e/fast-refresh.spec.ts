import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { buyable } from './support/catalogue.ts'
import { type Developing, developIn } from './support/developing.ts'
import { openSearch } from './support/open-search.ts'
import { ROOT } from './support/shop.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, shopAs, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.desktop })

/** Marks an element: one that is drawn anew is another. */
const mark = (target: Locator) => target.evaluate(element => Object.assign(element, { marked: true }))
const isMarked = (target: Locator) => target.evaluate(element => 'marked' in element)

/** Saves a file, waits until the page shows it, and says how long that took; nothing depends on how long. */
async function save(dev: Developing, edit: Parameters<Developing['edit']>, shown: Locator): Promise<void> {
  const began = Date.now()
  await dev.edit(...edit)
  await expect(shown.filter({ visible: true }).first()).toBeVisible()
  console.log(`${edit[0]}: ${Date.now() - began} ms from save to painted`)
}

const PAGE = 'mfe-checkout/pages/checkout.tsx'
const VIEW = 'mfe-checkout/details/details-view.tsx'
const SUMMARY = 'mfe-checkout/cart/cart-summary.tsx'
const MINI_CART = 'mfe-checkout/slots/mini-cart.tsx'
const SEARCH_BOX = 'mfe-catalog/slots/search-box.tsx'
const FIELD = 'shared-contracts/ui/form/field.tsx'
const HOME = 'mfe-catalog/pages/home.tsx'
const FOOTER = 'host-shell/footer/footer.tsx'
const FOOTER_TAG = '<footer className="shell-footer"'
const HOOK = '  const app = useApp()\n'
const ON_PURPOSE = "  if (String(1) === '1') throw new Error('wrong on purpose')\n"

test('REL-7 whoever develops saves a page, a slot, a shared part or a text: a half-filled form stays, and mistakes are told with their place', async ({
  page,
  context,
  problems,
  shop,
}) => {
  const dev = await developIn(shop.url, 'mfe-checkout', 'mfe-catalog')
  try {
    const main = page.getByRole('main')
    const [{ id, optionPair }] = await buyable(shop.url, 1)
    // A page with parts that the host and other remotes have copies of, by the same names.
    await page.goto(`${dev.url}/store/product/${id}`)
    await openSearch(page)
    const box = page.getByRole('dialog').getByRole('combobox')
    await box.fill('zzz')
    await mark(box)
    await save(dev, [SEARCH_BOX, '</search>', '<p>Saved slot</p></search>'], page.getByText('Saved slot'))
    await expect(box).toHaveValue('zzz')
    expect(await isMarked(box)).toBe(true)

    const visitor = await newVisitor(dev.url)
    await shopAs(visitor, 'Ann', id, optionPair)
    await takeOver(context, dev.url, visitor.cookies())
    await page.goto(`${dev.url}/checkout/checkout`)
    const name = main.getByLabel(t('checkout.field.firstName'))
    const phone = main.getByLabel(t('checkout.field.phone'))
    await hydrated(main.getByRole('button', { name: t('checkout.details.next') }))
    await name.fill('Anna Mei')
    await phone.fill('604 555 0123')
    for (const field of [name, phone]) await mark(field)
    const stays = async () => {
      await expect(name).toHaveValue('Anna Mei')
      await expect(phone).toHaveValue('604 555 0123')
      for (const field of [name, phone]) expect(await isMarked(field)).toBe(true)
    }
    const body = 'export function Component() {'
    await save(
      dev,
      [PAGE, body, `${body}\n  document.body.dataset.page = 'saved'`],
      page.locator('body[data-page=saved]'),
    )
    await stays()
    const title = "{t('checkout.details.title')}"
    await save(dev, [VIEW, title, `${title} (saved)`], main.getByText('(saved)'))
    await stays()
    await dev.edit(MINI_CART, '<Panel ', '<Panel key="saved" ')
    await save(dev, [FIELD, '{label}', '{label} (shared)'], main.getByText('(shared)'))
    await stays()
    await save(dev, [FOOTER, FOOTER_TAG, `${FOOTER_TAG} title="saved"`], page.locator('footer[title=saved]'))
    await stays()
    await save(
      dev,
      [
        'mfe-checkout/messages/details/en.ts',
        "'checkout.details.title': '",
        "'checkout.details.title': 'New words ",
      ],
      main.getByText('New words'),
    )
    await expect(name).toHaveValue('Anna Mei')
    expect(problems).toEqual([])

    const panel = page.getByRole('alert').filter({ hasText: 'mfe-checkout' })
    await save(dev, [VIEW, 'return (\n    <Purchase', 'return ((\n    <Purchase'], panel)
    await expect(panel).toContainText(
      /mfe-checkout: does not build[\s\S]*at mfe-checkout\/details\/details-view\.tsx:\d+/,
    )
    await dev.edit(VIEW, 'return ((\n    <Purchase', 'return (\n    <Purchase')
    await expect(panel).toHaveCount(0)
    await expect(name).toHaveValue('Anna Mei')

    const wrong = "const wrong: number = 'a'\n  "
    await save(dev, [VIEW, 'const whole', `${wrong}const whole`], panel)
    await expect(panel).toContainText(
      /mfe-checkout: types[\s\S]*TS2322[\s\S]*at mfe-checkout\/details\/details-view\.tsx:\d+:9/,
    )
    expect(dev.log()).toContain('TS2322')
    await dev.edit(VIEW, wrong, '')
    await expect(panel).toHaveCount(0)

    const pressed = "<i onClick={() => { throw new Error('pressed on purpose') }}>press here</i>"
    const press = main.getByText('press here')
    await save(dev, [VIEW, '<OfflineNotice />', `${pressed}<OfflineNotice />`], press)
    await press.click()
    await expect(panel).toContainText(/mfe-checkout: threw in the page[\s\S]*pressed on purpose/)
    await dev.edit(VIEW, pressed, '')
    await expect(panel).toHaveCount(0)
    await expect(name).toHaveValue('Anna Mei')

    problems.length = 0
    await dev.edit(VIEW, '<OfflineNotice />', '{[1, 2].map(n => <i>{n}</i>)}<OfflineNotice />')
    await expect.poll(() => problems.join()).toContain('unique "key" prop')

    const [above = ''] = (await readFile(join(ROOT, SUMMARY), 'utf8')).split(HOOK)
    const line = above.split('\n').length + 1
    await save(dev, [SUMMARY, HOOK, `${HOOK}${ON_PURPOSE}`], panel)
    const said = [
      'mfe-checkout: threw in the page',
      'wrong on purpose',
      `at CartSummary \\(${SUMMARY}:${line}:\\d+\\)`,
      `at DetailsView \\(${VIEW}:\\d+:\\d+\\)`,
      'at Root \\(host-shell',
    ]
    await expect(panel).toContainText(new RegExp(said.join('[\\s\\S]*')))
    expect(dev.log()).toContain('wrong on purpose')
    await dev.edit(SUMMARY, ON_PURPOSE, '')
    await expect(panel).toHaveCount(0)
    await expect(name).toHaveValue('Anna Mei')

    // All of it is in this page alone.
    await page.goto(`${shop.url}/checkout/checkout`)
    await expect(main.getByText('(saved)')).toHaveCount(0)
    expect(await dev.interrupt()).toBe(0)
    await expect(fetch(dev.url)).rejects.toThrow()
  } finally {
    await dev.stop()
  }
})

test('REL-7 what is saved while a page is being loaded is shown in it too', async ({
  page,
  problems,
  shop,
}) => {
  const dev = await developIn(shop.url, 'mfe-catalog')
  try {
    const { promise: saved, resolve: letGo } = Promise.withResolvers<void>()
    const asked = new Set<string>()
    await page.route(/\/r\/[\w-]+\/development\/web\/entry\./, async route => {
      asked.add(new URL(route.request().url()).pathname.split('/')[2] ?? '')
      // It was built before, whenever it comes.
      await saved
      await route.continue()
    })
    await page.goto(dev.url, { waitUntil: 'commit' })
    await expect.poll(() => [...asked]).toContain('host-shell')
    await dev.edit(FOOTER, FOOTER_TAG, `${FOOTER_TAG} title="saved"`)
    const body = 'export function Component() {'
    await dev.edit(HOME, body, `${body}\n  document.body.dataset.page = 'saved'`)
    for (const name of ['host-shell', 'mfe-catalog']) await expect.poll(dev.log).toContain(`built ${name} in`)
    letGo()
    await expect(page.locator('footer[title=saved]')).toBeVisible()
    await expect(page.locator('body[data-page=saved]')).toBeVisible()
    expect(problems).toEqual([])
  } finally {
    await dev.stop()
  }
})
