import { withPages } from './support/faults.ts'
import { copyAlone } from './support/release-copy.ts'
import { channelOfShop, tryOut } from './support/rollout.ts'
import { PATIENT, type Shop, startShop } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')
const VISITORS = 400
/** From the last visitor to the stop, ms. */
const LIMIT = 60_000

/** Publishes a copy of a remote with other words in it. @returns its release id */
async function publishCopy(shop: Shop, name: 'mfe-catalog' | 'mfe-account', fault: boolean): Promise<string> {
  const desk = await copyAlone(name)
  try {
    if (fault)
      await withPages(
        desk,
        '.',
        `Component() { if ((globalThis.shown = (globalThis.shown ?? 0) + 1) % 5 === 0) throw new Error('broken for some'); return page.Component() }`,
      )
    else await desk.edit('messages/en.ts', t('account.login.title'), 'Sign in, please')
    const { release } = await shop.release('publish', await desk.build())
    return String(release)
  } finally {
    await desk.remove()
  }
}

test('REL-4 a canary that throws in render for one visitor in five is stopped by itself, a healthy one is not', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const shop = await startShop({ ...PATIENT, TRUST_PROXY: 'loopback' })
  try {
    const bad = await publishCopy(shop, 'mfe-catalog', true)
    const good = await publishCopy(shop, 'mfe-account', false)
    await tryOut(shop, 'mfe-catalog', bad, 40)
    await tryOut(shop, 'mfe-account', good, 40)
    const visit = async (i: number) => {
      const address = `10.1.${i >> 8}.${i & 255}`
      const answer = await fetch(shop.url, { headers: { 'x-forwarded-for': address } })
      expect(answer.status).toBe(200)
      await answer.text()
    }
    for (let i = 0; i < VISITORS; i += 8) await Promise.all(Array.from({ length: 8 }, (_, j) => visit(i + j)))
    const began = Date.now()
    await expect
      .poll(async () => (await channelOfShop(shop, 'mfe-catalog')).blocked, { timeout: LIMIT })
      .toEqual([bad])
    console.log(`stopped ${Date.now() - began} ms after the last of ${VISITORS} visitors`)
    expect((await channelOfShop(shop, 'mfe-catalog')).active).toEqual([
      { release: expect.not.stringMatching(bad), weight: 100 },
    ])
    const { writes } = (await shop.release('status')) as { writes: { who: string; why: string }[] }
    expect(writes[0]?.who).toBe('edge')
    expect(writes[0]?.why).toMatch(
      new RegExp(`^mfe-catalog ${bad} failed on the server for \\d+ of \\d+ visitors`),
    )
    console.log(writes[0]?.why)
    const healthy = await channelOfShop(shop, 'mfe-account')
    expect(healthy.active).toContainEqual({ release: good, weight: 40 })
    await page.goto(shop.url)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await shop.stop()
  }
})
