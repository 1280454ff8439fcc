import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { openStore } from 'releases/store'
import { seeded } from 'shared-contracts/testing/random.ts'
import { figure, seedOr } from 'shared-contracts/testing/repeats.ts'
import { ACTS, type Chaos } from './chaos/acts.ts'
import { make, NAMES, publish } from './chaos/stock.ts'
import { createWalker } from './chaos/walker.ts'
import { isSound, liveRelease, type Place, settingsOf } from './drill/place.ts'
import { buyable } from './support/catalogue.ts'
import { keptShop } from './support/kept-shop.ts'

const ACTS_DONE = Number(process.env.CHAOS_ACTS ?? 200)
const SEED = seedOr(20_261_219)
const SHOPPERS = 4
/** For a shopper without a page; a busy machine is given so many times the aim, figures.md says what was seen. */
const MAX_OUTAGE_MS = 5_000
const SLACK = 4
/** Between two acts, ms. */
const PAUSE_MS = [50, 800] as const
const MAX_RECOVERY_MS = 120_000

test('REL-1 REL-2 REL-3 REL-6 whatever happens while people shop: nobody is without a shop for long, no cart is lost, the log explains every change', async () => {
  test.setTimeout(300_000 + ACTS_DONE * 60_000)
  const folder = await mkdtemp(join(tmpdir(), 'arcade-chaos-'))
  // Out of memory within seconds.
  const shop = await keptShop({ NODE_OPTIONS: '--max-old-space-size=400' })
  try {
    await shop.start()
    const { port } = new URL(shop.url)
    const place: Place = {
      url: shop.url,
      env: { ...process.env, DATA_DIR: shop.dataDir, PORT: port, RELEASE_ACTOR: 'chaos' },
    }
    const chaos: Chaos = { place, shop, folder, draw: seeded(SEED), sound: new Map() }
    for (const name of NAMES) {
      const first = await liveRelease(place, name)
      chaos.sound.set(name, [first, await publish(place, await make(name, 'sound', folder))])
    }
    const [product] = await buyable(shop.url, 1)
    const walkers = await Promise.all(Array.from({ length: SHOPPERS }, () => createWalker(shop.url, product)))
    let over = false
    const done: string[] = []
    let doing = ''
    const walking = Promise.all(
      walkers.map(walker =>
        walker.walk(
          () => over,
          () => doing,
        ),
      ),
    )
    try {
      for (const act of drawn(chaos.draw)) {
        doing = act
        await ACTS[act]?.act(chaos)
        await pause(chaos.draw(...PAUSE_MS))
        done.push(act)
      }
    } catch (error) {
      throw new Error(`act ${done.length + 1}: ${(error as Error).message}`, { cause: error })
    } finally {
      over = true
      await walking
    }
    const slowest = walkers.map(({ longest }) => longest).reduce((a, b) => (b.ms > a.ms ? b : a))
    const pages = walkers.reduce((sum, walker) => sum + walker.pages, 0)
    figure(
      `${done.length} acts (seed ${SEED}), ${pages} pages of ${SHOPPERS} shoppers; longest without one ${Math.round(slowest.ms)} ms, during ${slowest.acts.join(', ')} (aim ${MAX_OUTAGE_MS}): ${slowest.instead.join(', ') || 'it came late'}`,
    )
    figure(
      `acts: ${Object.keys(ACTS)
        .map(act => `${done.filter(one => one === act).length} × ${act}`)
        .join(', ')}`,
    )
    expect(walkers.flatMap(({ faults }) => faults)).toEqual([])
    await expect.poll(() => isSound(place), { timeout: MAX_RECOVERY_MS }).toBe(true)
    expect(await unexplained(place)).toEqual([])
    expect(slowest.ms).toBeLessThan(SLACK * MAX_OUTAGE_MS)
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${shop.log().slice(-5_000)}`)
  } finally {
    await shop.remove()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Each act as often as it weighs, in an order of the dice. */
function* drawn(draw: Chaos['draw']): Generator<string> {
  const all = Object.entries(ACTS).flatMap(([act, { weight }]) => Array<string>(weight).fill(act))
  let left: string[] = []
  for (let i = 0; i < ACTS_DONE; i++) {
    if (left.length === 0) left = [...all]
    yield* left.splice(draw(0, left.length - 1), 1)
  }
}

/** @returns documents that no line of the log answers for, altered ones apart: for those the log says that they were set aside */
async function unexplained(place: Place): Promise<number[]> {
  const store = openStore(settingsOf(place).store)
  const log = await store.readAudit()
  const setAside = new Set(log.filter(({ verb }) => verb === 'set-aside').map(({ serial }) => serial))
  const hashes = new Set(log.map(({ document }) => document))
  const serials = await store.serials()
  const texts = await Promise.all(serials.map(async serial => (await store.readDocument(serial)) ?? ''))
  return serials.filter((serial, i) => {
    const hash = createHash('sha256')
      .update(texts[i] ?? '')
      .digest('hex')
    return !hashes.has(hash) && !setAside.has(serial)
  })
}
