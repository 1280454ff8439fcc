import { operatorEnv, operatorWith } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { newPassId, type Pass, signPass } from 'releases/preview-pass'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserOf } from '../fixtures/browser.ts'
import { openShop, SHOWS, type Shop } from '../fixtures/shop.ts'
import { teamKey } from '../fixtures/team-key.ts'

const DAY_MS = 86_400_000
const MINE = 'mfe-catalog'
const OTHER = 'mfe-checkout'
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const mine = teamKey()
const older = teamKey()

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
let operator: ReturnType<typeof operatorWith>
let team: ReturnType<typeof operatorWith>
beforeEach(async () => {
  shop = await openShop()
  const env = operatorEnv(shop.folder)
  operator = operatorWith(env)
  team = operatorWith({ ...env, RELEASE_TEAM_KEY: mine.secret, RELEASE_ACTOR: 'ci' })
  await shop.ship('host-shell', 'h001', { 'node/entry.mjs': SHOWS })
  await shop.ship(MINE, 'c001', {}, { paths: { '/catalog': 'page' } })
  await shop.ship(OTHER, 'o001', {}, { paths: { '/checkout/:step': 'page' } })
  await shop.release('team', 'add', MINE, mine.open, '--until', inDays(90))
  await publish('c002')
  edge = await shop.open()
})
afterEach(() => shop.close())

async function publish(id: string, path = '/catalog', as = team) {
  const dist = await builtRelease(shop.folder, MINE, id, {}, { paths: { [path]: 'page' } })
  expect((await as('publish', dist)).err).toBe('')
}
const browser = () => browserOf(() => edge)
const made = async (...argv: string[]) => {
  const { data, err } = await team('preview', MINE, 'c002', '--for', 'pull request 12', ...argv)
  expect(err).toBe('')
  const { pathname, search } = new URL(String(data.link))
  return { link: pathname + search, id: String(data.id) }
}
/** A link that the command would not make. */
const forged = (more: Partial<Pass>, by = mine) => {
  const pass = { id: newPassId(), for: 'Ana', expires: inDays(1), releases: { [MINE]: 'c002' }, ...more }
  return `/?preview=${signPass(pass, by)}`
}
const listed = async (as = operator) =>
  (await as('previews')).data.previews as { id: string; team: string | null; who: string }[]

describe('REL-7 REL-13 a team’s own link', () => {
  test('shows a release of its remote to as many browsers as it says, and is listed as the team’s', async () => {
    const { link, id } = await made('--browsers', '2')
    const [ana, liu, late] = [browser(), browser(), browser()]
    for (const reviewer of [ana, liu]) {
      expect((await reviewer(link)).statusCode).toBe(303)
      expect((await reviewer('/')).body).toContain(`${MINE} c002`)
    }
    expect((await late(link)).statusCode).toBe(403)
    expect(await listed()).toMatchObject([{ id, team: MINE, who: `ci (key of ${MINE})` }])
  })

  test('REL-13 takes no place of an operator’s link, whatever its team calls it', async () => {
    const { data } = await operator('preview', MINE, 'c002', '--for', 'Ana')
    const { pathname, search } = new URL(String(data.link))
    expect((await browser()(forged({ id: String(data.id) }))).statusCode).toBe(303)
    expect((await browser()(pathname + search)).statusCode).toBe(303)
  })

  test('is taken back by the team or an operator; of an operator’s the team knows nothing', async () => {
    const [first, second] = [await made(), await made()]
    const { data } = await operator('preview', MINE, 'c002', '--for', 'pull request 12')
    const ana = browser()
    await ana(first.link)
    expect((await team('revoke', String(data.id))).data).toMatchObject({ outcome: 'refused' })
    expect((await team('revoke', first.id)).data).toMatchObject({ ids: [first.id], changed: true })
    expect((await ana('/')).body).toContain(`${MINE} c001`)
    expect((await ana(first.link)).body).toContain('has been taken back')
    expect((await operator('revoke', second.id)).data).toMatchObject({ changed: true })
    expect((await browser()(second.link)).body).toContain('has been taken back')
    expect((await listed()).map(({ id }) => id)).toEqual([data.id])
  })

  test('is taken back by the name it was made for, as when a pull request is closed, and once is enough', async () => {
    const links = [await made(), await made()]
    await team('preview', MINE, 'c002', '--for', 'pull request 13')
    const { data } = await team('revoke', '--for', 'pull request 12', '--reason', 'merged')
    expect(data).toMatchObject({ ids: links.map(({ id }) => id).reverse(), changed: true })
    expect(await listed(team)).toHaveLength(1)
    expect((await team('revoke', '--for', 'pull request 12')).data).toMatchObject({ ids: [], changed: false })
    for (const wrong of [[], ['abcd', '--for', 'pull request 13']])
      expect((await team('revoke', ...wrong)).code).toBe(2)
  })

  test('shows nothing while its remote is frozen, and again afterwards', async () => {
    const { link } = await made()
    const ana = browser()
    await ana(link)
    await operator('freeze', MINE, '--reason', 'the key may be stolen')
    expect((await ana('/')).body).toContain(`${MINE} c001`)
    const refused = await browser()(link)
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('paused')])
    expect((await team('preview', MINE, 'c002', '--for', 'Ana')).code).toBe(4)
    await operator('unfreeze', MINE, '--reason', 'it was not')
    expect((await ana('/')).body).toContain(`${MINE} c002`)
  })

  test('ends with the team’s key', async () => {
    const { link } = await made()
    const ana = browser()
    await ana(link)
    await operator('team', 'remove', MINE, '--reason', 'stolen')
    expect((await ana('/')).body).toContain(`${MINE} c001`)
    expect((await browser()(link)).statusCode).toBe(403)
  })
})

describe('REL-13 a stolen team’s key makes no link', () => {
  test.each<[string, Partial<Pass>]>([
    ['to another remote', { releases: { [OTHER]: 'o001' } }],
    ['to its own beside another', { releases: { [MINE]: 'c002', [OTHER]: 'o001' } }],
    ['to the host', { releases: { 'host-shell': 'h001' } }],
    ['to a page as it once was', { releases: {}, session: { serial: 1, visitor: '' } }],
  ])('%s', async (_name, more) => {
    const { statusCode, cookies, body } = await browser()(forged(more))
    expect([statusCode, cookies]).toEqual([403, []])
    expect(body).toContain('may not show it')
  })

  test('that takes an address of another remote: neither the command nor an edge does it', async () => {
    await publish('c003', '/checkout/payment')
    const { code, err } = await team('preview', MINE, 'c003', '--for', 'Ana')
    expect(code).toBe(4)
    expect(err).toContain('takes addresses of /checkout/:step, which belongs to mfe-checkout')
    expect((await browser()(forged({ releases: { [MINE]: 'c003' } }))).statusCode).toBe(403)
  })

  test('to what a key published that was taken back since', async () => {
    await shop.release('team', 'add', MINE, older.open, '--until', inDays(9))
    const env = { ...operatorEnv(shop.folder), RELEASE_TEAM_KEY: older.secret }
    await publish('c003', '/catalog', operatorWith(env))
    const link = forged({ releases: { [MINE]: 'c003' } })
    expect((await browser()(link)).statusCode).toBe(303)
    await shop.release('team', 'remove', MINE, older.id)
    expect((await browser()(forged({ releases: { [MINE]: 'c003' } }))).statusCode).toBe(403)
    expect((await browser()(forged({}, older))).statusCode).toBe(403)
  })
})
