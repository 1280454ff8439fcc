import type { Browser, BrowserContext } from '@playwright/test'
import { MEASURED_PAGES } from '../../e2e/support/measured-pages.ts'
import { DEVICES, type Device } from './lines.ts'
import { loadCold, type PageFigures } from './page-load.ts'

/** The middle of several runs, and how far apart the middle half of them lay. */
export type Spread = Record<keyof PageFigures, { median: number; spread: number }>
/** By device, then by what was loaded. */
export type PagesResult = Record<Device, Record<string, Spread>>

/** A site to stand beside the shop: what it is called in tables, and an address of it. */
export interface Beside {
  name: string
  url: string
}

/** @throws Error for what is not `name=https://…` */
export function readBeside(given: string): Beside {
  const at = given.indexOf('=')
  const url = given.slice(at + 1)
  if (at < 1 || !URL.canParse(url)) throw new Error(`--beside wants name=address, not "${given}"`)
  return { name: given.slice(0, at), url }
}

/**
 * Loads every page, and those beside them, cold: one after the other and all of that again, so that a slow spell of the machine
 * falls on all of them.
 * @param url of the shop
 */
export async function measurePages(
  browser: Browser,
  url: string,
  beside: readonly Beside[],
  runs: number,
): Promise<PagesResult> {
  const opened = {
    ...Object.fromEntries(
      Object.entries(MEASURED_PAGES).map(([name, open]) => [
        name,
        async (context: BrowserContext) => url + (await open(url, context)),
      ]),
    ),
    ...Object.fromEntries(beside.map(site => [site.name, async () => site.url])),
  }
  const all = new Map<string, PageFigures[]>()
  for (let run = 0; run < runs; run++)
    for (const [device, speed] of Object.entries(DEVICES))
      for (const [name, open] of Object.entries(opened)) {
        const key = `${device}/${name}`
        all.set(key, [...(all.get(key) ?? []), await loadCold(browser, speed, open)])
      }
  return Object.fromEntries(
    Object.keys(DEVICES).map(device => [
      device,
      Object.fromEntries(
        Object.keys(opened).map(name => [name, spreadOf(all.get(`${device}/${name}`) ?? [])]),
      ),
    ]),
  ) as PagesResult
}

/** Of runs of one page. */
export function spreadOf(figures: readonly PageFigures[]): Spread {
  const keys = Object.keys(figures[0] ?? {}) as (keyof PageFigures)[]
  return Object.fromEntries(
    keys.map(key => {
      const sorted = figures.map(one => one[key]).sort((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
      return [key, { median: at(0.5), spread: at(0.75) - at(0.25) }]
    }),
  ) as Spread
}
