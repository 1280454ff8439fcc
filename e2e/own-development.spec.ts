import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { developOwn } from './support/developing.ts'
import { editIn } from './support/edit.ts'
import { openSearch } from './support/open-search.ts'
import { expect, SIZES, test } from './support/test.ts'

test.use({ viewport: SIZES.desktop })

/** Marks an element: one that is drawn anew is another. */
const mark = (target: Locator) => target.evaluate(element => Object.assign(element, { marked: true }))
const isMarked = (target: Locator) => target.evaluate(element => 'marked' in element)

/** React Router's development build says it of a page that the deployment does not have, nor its data. */
const NO_DATA_YET = 'No `HydrateFallback` element provided'

const PAGE = 'pages/brands.tsx'
const SLOT = 'slots/search-box.tsx'
const FEATURE = 'introduction/introduction.tsx'

/** What a team has made of the generated remote: a field, and the shell's search, which is the first remote's by name. */
async function prepare(dir: string): Promise<void> {
  const edit = editIn(dir)
  await edit(FEATURE, '</h1>', '</h1><label>Note <input /></label>')
  await edit('declaration.ts', 'slots: {}', "slots: { 'search-box': 'search-box' }")
  await edit(
    'remote.ts',
    'slots: {}',
    "slots: { 'search-box': () => import(/* webpackChunkName: \"search-box\" */ './slots/search-box.tsx') }",
  )
  await mkdir(join(dir, 'slots'))
  await writeFile(
    join(dir, SLOT),
    `import { Dialog } from '@arcade/contracts/ui/dialog/dialog'
import type { SlotProps } from '@arcade/contracts/remote/slots'

export default function SearchBox({ onClose }: SlotProps['search-box']) {
  return (
    <Dialog open title="Our search" kind="bar" onClose={onClose}>
      <div>
        <label>What <input /></label>
      </div>
    </Dialog>
  )
}
`,
  )
}

test('REL-7 a team with a repository of its own saves a page, a slot or a text: what is typed stays, and mistakes are told with their place', async ({
  page,
  problems,
  shop,
}) => {
  const dev = await developOwn(shop.url, prepare, 'brands', '--path', '/brands')
  try {
    // The packed host is of the sources that the shop's is.
    expect(dev.log()).not.toContain('the host is')
    const main = page.getByRole('main')
    await page.goto(`${dev.url}/brands`)
    const note = main.getByLabel('Note')
    await note.fill('half')
    await mark(note)
    await dev.edit(FEATURE, '</label>', '</label><p>Saved part</p>')
    await expect(main.getByText('Saved part')).toBeVisible()
    await dev.edit(PAGE, 'title={title}', "title={title + ' saved'}")
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Brands saved')
    await dev.edit('pages/brands.ts', "title: translate('brands.brands.title')", "title: 'Ours'")
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ours saved')
    await expect(note).toHaveValue('half')
    expect(await isMarked(note)).toBe(true)

    await openSearch(page)
    const what = page.getByRole('dialog').getByLabel('What')
    await what.fill('zzz')
    await mark(what)
    await dev.edit(SLOT, '</label>', '</label><p>Saved slot</p>')
    await expect(page.getByText('Saved slot')).toBeVisible()
    await expect(what).toHaveValue('zzz')
    expect(await isMarked(what)).toBe(true)
    await page.keyboard.press('Escape')
    await dev.edit('messages/en.ts', "'brands.brands.intro': '", "'brands.brands.intro': 'New words ")
    await expect(main.getByText('New words')).toBeVisible()
    expect(problems.filter(problem => !problem.includes(NO_DATA_YET))).toEqual([])

    const panel = page.getByRole('alert').filter({ hasText: 'mfe-brands' })
    const wrong = "\n  const wrong: number = 'a'\n"
    await dev.edit(PAGE, 'export function Component() {', `export function Component() {${wrong}`)
    await expect(panel).toContainText(/mfe-brands: types[\s\S]*TS2322[\s\S]*at pages\/brands\.tsx:\d+:9/)
    await dev.edit(PAGE, wrong, '')
    await expect(panel).toHaveCount(0)
    problems.length = 0
    await dev.edit(FEATURE, '<p>Saved part</p>', '{[1, 2].map(n => <i>{n}</i>)}')
    await expect.poll(() => problems.join()).toContain('unique "key" prop')
    await dev.edit(FEATURE, '  return (', "  if (title) throw new Error('wrong on purpose')\n  return (")
    await expect(panel).toContainText(
      /mfe-brands: threw in the page[\s\S]*wrong on purpose[\s\S]*at Introduction \(introduction\/introduction\.tsx:\d+:\d+\)[\s\S]*at Component \(pages\/brands\.tsx:\d+:\d+\)/,
    )

    // All of it is in this page alone.
    expect((await page.request.get(`${shop.url}/brands`)).status()).toBe(404)
    expect(await dev.interrupt()).toBe(0)
  } finally {
    await dev.stop()
  }
})
