import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeWorker } from '../fixtures/fake-worker.ts'
import { CACHES, MAX_AGE_S, TITLE } from './caches.ts'

// Workbox looks at a worker's own name for its global scope as it is loaded.
vi.stubGlobal('self', globalThis)
const { showPage } = await import('./pages.ts')

const DAY_S = 24 * 3600
let worker: ReturnType<typeof fakeWorker>
beforeEach(() => {
  worker = fakeWorker()
})
afterAll(() => vi.unstubAllGlobals())

async function keep(path: string, age: number | null): Promise<void> {
  const date = age === null ? null : new Date(Date.now() - age * 1000).toUTCString()
  const headers = { [TITLE]: `page ${path}`, ...(date && { date }) }
  await (await caches.open(CACHES.pages)).put(path, new Response(`the page at ${path}`, { headers }))
}
const shown = async (path: string) =>
  (await showPage({ request: new Request(`https://shop.example${path}`), event: worker.event })).text()

test('PWA-4 without a network a page is shown as it was kept, unless that is too long ago', async () => {
  await keep('/store', MAX_AGE_S - DAY_S)
  await keep('/blog', MAX_AGE_S + DAY_S)
  await keep('/page/about', null)
  expect(await shown('/store')).toBe('the page at /store')
  expect(await shown('/page/about')).toBe('the page at /page/about')
  const offline = await shown('/blog')
  expect(offline).toContain('<h1>You are offline</h1>')
  expect(offline).toContain('href="/store"')
  expect(offline).not.toContain('href="/blog"')
})
