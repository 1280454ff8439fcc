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

/** What is loaded, by name: each brings the browser to where it can be shown. @returns its address */
export type Opened = Record<string, (context: BrowserContext) => Promise<string>>

/** The measured pages of a shop. */
export const pagesOf = (url: string): Opened =>
  Object.fromEntries(
    Object.entries(MEASURED_PAGES).map(([name, open]) => [
      name,
      async (context: BrowserContext) => url + (await open(url, context)),
    ]),
  )

export const sitesOf = (beside: readonly Beside[]): Opened =>
  Object.fromEntries(beside.map(({ name, url }) => [name, async () => url]))

/**
 * Loads everything cold: one after the other and all of that again, so that a slow spell of the machine falls on all of it.
 * @param groups what has one name in several of them is loaded one upon the other, in turns which first
 * @returns figures by group, in the same order
 */
export async function measurePages(
  browser: Browser,
  groups: readonly [Opened, ...Opened[]],
  runs: number,
): Promise<[PagesResult, ...PagesResult[]]> {
  const all = new Map<string, PageFigures[]>()
  const indices = [...groups.keys()]
  const names = new Set(groups.flatMap(opened => Object.keys(opened)))
  for (let run = 0; run < runs; run++) {
    console.error(`cold loads, ${run + 1} of ${runs}`)
    for (const [device, speed] of Object.entries(DEVICES))
      for (const name of names)
        for (const group of run % 2 === 0 ? indices : indices.toReversed()) {
          const open = groups[group]?.[name]
          if (!open) continue
          const key = `${group}/${device}/${name}`
          all.set(key, [...(all.get(key) ?? []), await loadCold(browser, speed, open)])
        }
  }
  const figuresOf = (opened: Opened, group: number) => {
    const ofDevice = (device: string) =>
      Object.keys(opened).map(name => [name, spreadOf(all.get(`${group}/${device}/${name}`) ?? [])] as const)
    const devices = Object.keys(DEVICES).map(
      device => [device, Object.fromEntries(ofDevice(device))] as const,
    )
    return Object.fromEntries(devices) as PagesResult
  }
  const [first, ...others] = groups
  return [figuresOf(first, 0), ...others.map((opened, i) => figuresOf(opened, i + 1))]
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
