// `npm run bench`: what the shop costs a shopper on a slow phone, and a rollback an operator. Human table and bench/latest.json.
// Times are medians on this machine, to be compared within one run only; bytes and rounds hold anywhere.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { prepareTemplate, type Shop, startShop } from '../e2e/support/shop.ts'
import { pageCosts } from '../edge/bench/page-cost.ts'
import { rollbackTimes } from '../edge/bench/rollbacks.ts'
import { apiPart } from '../store-api/bench/part.ts'
import { interactions } from './bench/interactions.ts'
import { DEVICES, SLOW_4G } from './bench/lines.ts'
import { machineMs } from './bench/machine.ts'
import { startOneBundle } from './bench/one-bundle/shop.ts'
import { type Tax, taxTables, wholeHtml } from './bench/one-bundle/tax.ts'
import { walk } from './bench/one-bundle/walk.ts'
import { measurePages, pagesOf, sitesOf } from './bench/pages.ts'
import { picture } from './bench/picture.ts'
import { protocolsPart } from './bench/protocols/part.ts'
import { repeatVisits } from './bench/repeats.ts'
import { benchmarksText, pageTables } from './bench/report.ts'
import { readSettings } from './bench/settings.ts'
import { stepChanges } from './bench/steps.ts'
import { switches } from './bench/switches.ts'
import { ensureChromium, wholeBrowser } from './chromium.ts'
import { commitOf } from './commit.ts'

const ROOT = join(import.meta.dirname, '..')
const ROLLBACKS = 20
const { slower: SLOWER } = DEVICES['slow phone, slow 4G']

const { only, beside, oneBundle, runs: RUNS, write } = readSettings()
const RESULT = join(ROOT, 'bench', 'latest.json')

/** Parts that are not measured anew stay as they were. */
const measuredBefore = (): Promise<object> => readFile(RESULT, 'utf8').then(JSON.parse, () => ({}))

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

if (only === 'protocols') {
  await protocolsPart(RUNS, RESULT)
  process.exit(0)
}
const ran = `${new Date().toISOString().slice(0, 10)}, ${commitOf(ROOT)}, ${availableParallelism()} cores`
const api = await apiPart(
  only,
  RESULT,
  write ? { file: join(ROOT, 'docs', 'benchmarks-api.md'), about: `${ran}.` } : null,
)
ensureChromium()
await prepareTemplate()
const shop = await startShop()
const browser = await chromium.launch(wholeBrowser())
let bundle: Shop | null = null
try {
  if (oneBundle) {
    bundle = await startOneBundle()
    await walk(browser, bundle.url)
  }
  const machine = [await machineMs(browser, median)]
  const own = pagesOf(shop.url)
  const theirs = bundle && pagesOf(bundle.url)
  const opened = { ...own, ...sitesOf(beside) }
  const [pages, bundled] = await measurePages(browser, theirs ? [opened, theirs] : [opened], RUNS)
  for (const [device, table] of pageTables(pages)) {
    console.log(device)
    console.table(table)
  }
  const loads = {
    at: new Date().toISOString(),
    runs: RUNS,
    machineMs: machine,
    pages,
    ...(bundled && { oneBundle: bundled }),
  }
  // What took a quarter of an hour is there whatever becomes of the rest.
  await keep({ ...(await measuredBefore()), ...loads })
  let tax: Tax | null = null
  if (theirs && bundled)
    tax = {
      composed: { pages, html: await wholeHtml(browser, own) },
      oneBundle: { pages: bundled, html: await wholeHtml(browser, theirs) },
    }
  for (const [device, table] of tax ? taxTables(tax) : []) {
    console.log(`composed / one bundle, ${device}`)
    console.table(table)
  }
  const told = { ...loads, ...(tax && { html: tax.composed.html, oneBundle: tax.oneBundle }) }
  const result =
    only === 'loads' ? { ...(await measuredBefore()), ...told } : { ...told, api, ...(await rest()) }
  machine.push(await machineMs(browser, median))
  const [first, last] = machine.map(ms => ms.toFixed(0))
  const work = `The same work took this machine ${first} ms before and ${last} ms after.`
  console.log(work)
  await keep(result)
  if (write && 'interactions' in result) {
    const about = `${ran}, ${RUNS} runs. ${work}`
    const [text, svg] = [join(ROOT, 'docs', 'benchmarks.md'), 'benchmarks.svg']
    await writeFile(text, benchmarksText(about, pages, result, svg, tax))
    await writeFile(join(ROOT, 'docs', svg), picture(pages))
  }
} finally {
  await browser.close()
  await shop.stop()
  await bundle?.stop()
}

async function keep(result: object): Promise<void> {
  await mkdir(join(ROOT, 'bench'), { recursive: true })
  await writeFile(RESULT, `${JSON.stringify(result, null, 2)}\n`)
}

/** Everything but the API and cold loads. */
async function rest() {
  const figures = {
    interactions: await interactions(browser, shop.url, RUNS, SLOWER),
    rollbacks: { folder: await rollbackTimes('folder', ROLLBACKS), s3: await rollbackTimes('s3', ROLLBACKS) },
    costs: await pageCosts(join(shop.dataDir, 'releases'), shop.url, '/store/productlist'),
    repeats: await repeatVisits(browser, shop.url, RUNS, SLOW_4G, median),
    switches: await switches(browser, RUNS, median),
    steps: await stepChanges(browser, shop.url, RUNS, SLOWER, median),
    slowSteps: await stepChanges(browser, shop.url, RUNS, SLOWER, median, SLOW_4G),
  }
  console.log(`taps and keys, processor ${SLOWER} times slower (ms)`)
  console.table(figures.interactions)
  console.log('home page: without a service worker, first visit with it, next visit')
  console.table(figures.repeats)
  const { languageMs, locationMs } = figures.switches
  console.log(`click to painted: language ${languageMs.toFixed(0)} ms, location ${locationMs.toFixed(0)} ms`)
  console.log(
    `moves, processor ${SLOWER} times slower: click to heading painted, that without the backend’s time, and to all of it painted (ms); components drawn anew`,
  )
  console.table(figures.steps)
  console.log('the same over slow 4G')
  console.table(figures.slowSteps)
  console.log(
    'a page on the server: drawn for each, drawn once for anybody, and its bytes from a bare server',
  )
  console.table(figures.costs)
  console.log('from a rollback command to the page of the release before (ms)')
  console.table(figures.rollbacks)
  return figures
}
