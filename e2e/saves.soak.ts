import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { figure } from 'shared-contracts/testing/repeats.ts'
import { buyable } from './support/catalogue.ts'
import { type Developing, developIn } from './support/developing.ts'
import { openSearch } from './support/open-search.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, shopAs, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.desktop })

const TIMES = 5
/** What a save may take to be painted on a machine that does nothing else: a figure, no test judges it. */
const AIM_MS = 500

/** A kind of save: a place in a file, and the same with a mark that the page then shows. */
type Save = readonly [file: string, from: string, to: string]
const SLOT = ['mfe-catalog/slots/search-box.tsx', '</search>', '<p>MARK</p></search>'] as const satisfies Save
const KINDS = {
  page: [
    'mfe-checkout/pages/checkout.tsx',
    'export function Component() {',
    "export function Component() {\n  document.body.title = 'MARK'",
  ],
  part: [
    'mfe-checkout/details/details-view.tsx',
    "{t('checkout.details.title')}",
    "{t('checkout.details.title')} MARK",
  ],
  'shared part': ['shared-contracts/ui/form/field.tsx', '{label}', '{label} MARK'],
  host: [
    'host-shell/footer/footer.tsx',
    '<footer className="shell-footer"',
    '<footer className="shell-footer" title="MARK"',
  ],
  loader: [
    'mfe-checkout/pages/checkout.ts',
    '=> loadDetails(',
    "=> (document.body.title = 'MARK') && loadDetails(",
  ],
  texts: [
    'mfe-checkout/messages/details/en.ts',
    "'checkout.details.title': '",
    "'checkout.details.title': 'MARK ",
  ],
} as const satisfies Record<string, Save>

test('REL-7 how long a save takes until it is painted, by its kind', async ({ page, context, shop }) => {
  const dev = await developIn(shop.url, 'mfe-checkout', 'mfe-catalog')
  try {
    const lines: string[] = []
    await page.goto(dev.url)
    await openSearch(page)
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
    lines.push(`slot ${await measured(page, dev, SLOT)}`)

    const visitor = await newVisitor(dev.url)
    const [{ id, optionPair }] = await buyable(shop.url, 1)
    await shopAs(visitor, 'Ann', id, optionPair)
    await takeOver(context, dev.url, visitor.cookies())
    await page.goto(`${dev.url}/checkout/checkout`)
    await hydrated(page.getByRole('main').getByRole('button', { name: t('checkout.details.next') }))
    for (const [kind, save] of Object.entries(KINDS)) lines.push(`${kind} ${await measured(page, dev, save)}`)
    figure(`ms from save to painted, median of ${TIMES} (aim ${AIM_MS}): ${lines.join(', ')}`)
  } finally {
    await dev.stop()
  }
})

/** Saves a file several times, and puts it back. @returns median, extremes and what the builder worked for one */
async function measured(page: Page, dev: Developing, [file, from, to]: Save): Promise<string> {
  const mark = (i: number) => `${file.replaceAll(/\W/g, '-')}-${i}`
  const first = shown(page, mark(0))
  await dev.edit(file, from, to.replace('MARK', mark(0)))
  await first
  const times: number[] = []
  const before = processorMs(dev)
  for (let i = 1; i <= TIMES; i++) {
    const painted = shown(page, mark(i))
    const began = Date.now()
    await dev.edit(file, mark(i - 1), mark(i))
    times.push((await painted) - began)
  }
  const worked = Math.round((processorMs(dev) - before) / TIMES)
  await dev.edit(file, to.replace('MARK', mark(TIMES)), from)
  times.sort((a, b) => a - b)
  return `${times[Math.floor(TIMES / 2)]} (${times[0]} to ${times.at(-1)}, processor ${worked})`
}

/** Resolves when the page has painted a mark. @returns when that was */
const shown = (page: Page, mark: string): Promise<number> =>
  page.evaluate(
    wanted =>
      new Promise<number>(resolve => {
        const there = () =>
          document.body.textContent?.includes(wanted) ||
          document.querySelector(`[title="${wanted}"]`) !== null
        const look = () => {
          if (!there()) return
          observer.disconnect()
          // The next frame holds it; a message after that comes once it is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        look()
      }),
    mark,
  )

const TICK_MS = 10

/** Time that the process has kept processors busy, as Linux counts it; what TypeScript does besides is not in it. */
function processorMs({ pid }: Developing): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
