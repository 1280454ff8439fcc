import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from 'releases/composition'
import { openStore } from 'releases/store'
import type { PageComposition } from 'shared-contracts/release/composition.ts'
import { ReleaseDocument, SignedDocument } from 'shared-contracts/release/document.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { seeded } from 'shared-contracts/testing/random.ts'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import * as v from 'valibot'
import { RELEASABLES } from '../scripts/releasables.ts'
import { buyable } from './support/catalogue.ts'
import { relabelled } from './support/relabelled.ts'
import { liveIn, operate, publish } from './support/rollout.ts'
import { ROOT } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { newVisitor } from './support/visitor.ts'

const DEPLOYMENTS = repeats(8, 50)
const SEED = seedOr(20_260_103)
/** Between two deployments, ms. */
const PAUSE = 250
/** A page with all the files of our origin that it names, as a browser with an empty cache asks for them, every 90 ms: above 200 requests a second. */
const EVERY = 90
/** Loads under way at most: a machine that is busy with something else is asked less, and figures.md says how much it was. */
const MAX_LOADS = 6
const PATHS = ['/', '/store/productlist', '/checkout/cart', '/account/login'] as const
const FILES = /\b(?:src|href)="(\/(?:r|media)\/[^"]+)"/g
const STATE = /<script type="application\/json" id="arcade-state">(.*?)<\/script>/s

interface Load {
  visitor: string
  composition: PageComposition
}

test('REL-1 REL-2 deployments under 200 requests a second: no failed load, no mixed set, no lost cart', async ({
  releasing: shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-relabelled-'))
  try {
    const first = await liveIn(shop)
    const pairs: [string, string, string][] = []
    for (const name of RELEASABLES) {
      const other = await publish(shop, await relabelled(join(ROOT, name, 'dist'), join(folder, name)))
      pairs.push([name, first[name] ?? '', other])
    }
    const [product] = await buyable(shop.url, 1)
    const shoppers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { api, cookies } = await newVisitor(shop.url)
        const line = { productID: product.id, optionPair: product.optionPair, quantity: 1 }
        await api('POST shoppingManagement4/myCart', { body: { ...line, intentID: crypto.randomUUID() } })
        return cookies()
      }),
    )

    const loads: Load[] = []
    const failed: string[] = []
    const times: number[] = []
    let requests = 0
    const ask = async (path: string, cookie: string) => {
      requests++
      const began = performance.now()
      const response = await fetch(shop.url + path, { headers: { cookie } })
      const text = await response.text()
      times.push(performance.now() - began)
      if (response.status !== 200) failed.push(`${response.status} ${path}`)
      return text
    }
    const load = async (i: number) => {
      const visitor = `visitor${String(i).padStart(15, '0')}`
      const shopper = shoppers[i % 20]
      const html = await ask(PATHS[i % PATHS.length] as string, `arcade_visitor=${visitor}; ${shopper ?? ''}`)
      const state = JSON.parse(STATE.exec(html)?.[1] ?? 'null')
      if (!state) return void failed.push(`no state in ${i}`)
      const { composition, app } = state as {
        composition: PageComposition
        app: { cart: { itemCount: number } | null }
      }
      loads.push({ visitor, composition })
      if (shopper && app.cart && app.cart.itemCount !== 1)
        failed.push(`cart of ${app.cart.itemCount} in ${i}`)
      const files = new Set([...html.matchAll(FILES)].map(([, file = '']) => file.replaceAll('&amp;', '&')))
      await Promise.all([...files].map(file => ask(file, '')))
    }

    const under = new Set<Promise<void>>()
    let count = 0
    const loop = setInterval(() => {
      if (under.size >= MAX_LOADS) return
      const work: Promise<void> = load(count++).catch(error => void failed.push(String(error)))
      under.add(work)
      work.finally(() => under.delete(work))
    }, EVERY)
    const draw = seeded(SEED)
    const began = Date.now()
    for (let i = 0; i < DEPLOYMENTS; i++) {
      const [name, a, b] = pairs[draw(0, pairs.length - 1)] as [string, string, string]
      const live = (await liveIn(shop))[name]
      await operate(shop, 'promote', name, live === a ? b : a)
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
    clearInterval(loop)
    await Promise.all(under)
    const seconds = (Date.now() - began) / 1000
    times.sort((x, y) => x - y)
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
    figure(
      `${DEPLOYMENTS} deployments (seed ${SEED}), ${requests} requests in ${seconds.toFixed(1)} s (${Math.round(requests / seconds)}/s), p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${failed.length} failed`,
    )
    expect(failed).toEqual([])
    expect(await mixed(shop.dataDir, loads)).toEqual([])
    for (const cookie of shoppers) {
      const answer = await fetch(`${shop.url}/api/istore/client/shoppingManagement4/myCart`, {
        headers: { cookie },
      })
      expect(((await answer.json()) as { itemCount: number }).itemCount).toBe(1)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** @returns page loads that are not exactly what one signed document says */
async function mixed(dataDir: string, loads: Load[]): Promise<string[]> {
  const store = openStore(join(dataDir, 'releases'))
  const documents = new Map<number, ReleaseDocument>()
  const problems: string[] = []
  for (const { visitor, composition } of loads) {
    const { serial } = composition
    if (!documents.has(serial)) {
      const { payload } = v.parse(SignedDocument, JSON.parse((await store.readDocument(serial)) ?? ''))
      documents.set(serial, v.parse(ReleaseDocument, JSON.parse(payload)))
    }
    const { host, remotes } = compose(documents.get(serial) as ReleaseDocument, visitor)
    const ids = (of: Record<string, { release: string }>) =>
      Object.entries(of)
        .map(([name, { release }]) => `${name}@${release}`)
        .sort()
    const [wanted, got] = [
      ids({ ...remotes, [HOST_NAME]: host }),
      ids({ ...composition.remotes, [HOST_NAME]: { release: composition.host } }),
    ]
    if (wanted.join() !== got.join()) problems.push(`${serial}: ${got} instead of ${wanted}`)
  }
  return problems
}
