import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withPages } from './support/faults.ts'
import { reworded } from './support/relabelled.ts'
import { copyAlone } from './support/release-copy.ts'
import { channelOfShop, operate, publish, tryOut } from './support/rollout.ts'
import type { Shop } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
/** Many more than it takes: the stop is written by itself, some time after the visits that decide it. */
const MAX_VISITORS = 400
const MAX_PARALLEL = 10

/** Throws for every fifth page that one server renders. */
const BROKEN = `Component() { if ((globalThis.shown = (globalThis.shown ?? 0) + 1) % 5 === 0) throw new Error('broken for some'); return page.Component() }`

/** @returns id of a published mfe-catalog that is broken for some */
async function publishBroken(shop: Shop): Promise<string> {
  const copy = await copyAlone('mfe-catalog')
  try {
    await withPages(copy, '.', BROKEN)
    return await publish(shop, await copy.build())
  } finally {
    await copy.remove()
  }
}

/** @returns id of a published mfe-account that is as sound as the one in service */
async function publishSound(shop: Shop): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-sound-'))
  try {
    const to = join(folder, 'sound')
    return await publish(shop, await reworded('mfe-account', to, t('account.login.title'), 'Sign in, please'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('REL-4 a canary that throws in render for one visitor in five is stopped by itself, a healthy one is not', async ({
  page,
  releasing: shop,
}) => {
  const bad = await publishBroken(shop)
  const good = await publishSound(shop)
  await tryOut(shop, 'mfe-catalog', bad, 40)
  await tryOut(shop, 'mfe-account', good, 40)
  const visit = async (i: number) => {
    const address = `10.1.${i >> 8}.${i & 255}`
    // Each has been here before: those who have nothing of their own are sent one page, drawn once.
    const answer = await fetch(shop.url, { headers: { 'x-forwarded-for': address, cookie: 'been=here' } })
    expect(answer.status).toBe(200)
    await answer.text()
  }
  const blocked = async () => (await channelOfShop(shop, 'mfe-catalog')).blocked
  let visitors = 0
  while (visitors < MAX_VISITORS && (await blocked()).length === 0) {
    await Promise.all(Array.from({ length: MAX_PARALLEL }, () => visit(visitors++)))
  }
  await expect.poll(blocked).toEqual([bad])
  console.log(`stopped within ${visitors} visitors`)
  expect((await channelOfShop(shop, 'mfe-catalog')).active).toEqual([
    { release: expect.not.stringMatching(bad), weight: 100 },
  ])
  const { writes } = (await operate(shop, 'status')) as { writes: { who: string; why: string }[] }
  expect(writes[0]?.who).toBe('edge')
  expect(writes[0]?.why).toMatch(
    new RegExp(`^mfe-catalog ${bad} failed on the server for \\d+ of \\d+ visitors`),
  )
  console.log(writes[0]?.why)
  const healthy = await channelOfShop(shop, 'mfe-account')
  expect(healthy.active).toContainEqual({ release: good, weight: 40 })
  await page.goto(shop.url)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
