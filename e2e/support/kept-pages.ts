import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What a page's worker keeps: texts of all pages, answers and files, by path and query. */
const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url)
        found[pathname + search] = (await (await cache.match(url))?.text()) ?? ''
      }
    }
    return found
  })

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async address => Boolean(await caches.match(address, { ignoreVary: true })), path)

/** Files of the releases that a page shows and its worker does not have yet. */
const missingFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const integrity: Record<string, string> = {}
    for (const map of document.querySelectorAll('script[type=importmap]'))
      Object.assign(integrity, JSON.parse(map.textContent).integrity)
    const releaseOf = (address: string) => address.split('/').slice(0, 4).join('/')
    const preloads = document.querySelectorAll('link[rel=modulepreload]')
    const shown = new Set([...preloads].map(link => releaseOf(link.getAttribute('href') ?? '')))
    const missing: string[] = []
    // A remote's own runtime (federation.js) is for hosts that are not ours.
    for (const address of Object.keys(integrity))
      if (/\/web\/(?!federation\.js)[^/]+\.(?:js|css)$/.test(address) && shown.has(releaseOf(address)))
        if (!(await caches.match(address, { ignoreVary: true }))) missing.push(address)
    return missing
  })

/** Waits until the worker has this page, and all that the shown one needs without a network. */
export async function keptPage(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => isKept(page, path), path).toBe(true)
  await expect.poll(() => missingFiles(page)).toEqual([])
}

/** Opens a page and waits until it can be read without a network. @param kept where it leads to, if elsewhere */
export async function openKept(page: Page, path: string, kept = path): Promise<void> {
  await page.goto(path)
  await keptPage(page, kept)
}

/** Everything that the shop wrote down on this device, as text. */
export async function deviceDump(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        rows.push(await new Promise(resolve => all.addEventListener('success', () => resolve(all.result))))
      }
      database.close()
    }
    return JSON.stringify(rows)
  })
  return stored + JSON.stringify(await kept(page))
}
