import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const zones = async (body: unknown, language = 'en') =>
  (await shop.visitor({ 'accept-language': language })).api('POST common3/timeZoneInfo/GMT', { body })

test('ACC-2 countries and provinces an address can be in, in the language of the visitor', async () => {
  const [en, zh] = [await shop.visitor(), await shop.visitor({ 'accept-language': 'zh' })]
  expect((await zh.api('GET common3/supportedCountries')).body.countries).toEqual([
    { code: 'CA', name: '加拿大' },
  ])
  const of = async (visitor: typeof en, country: string) =>
    visitor.api('GET common3/provinces/{country}', { params: { country } })
  const { provinces } = (await of(en, 'CA')).body
  expect(provinces).toHaveLength(13)
  expect(provinces[0]).toEqual({ code: 'AB', name: 'Alberta' })
  expect((await of(zh, 'CA')).body.provinces.find(p => p.code === 'ON')?.name).toBe('安大略省')
  expect((await of(en, 'FR')).status).toBe(404)
  expect((await of(en, 'ca')).status).toBe(400)
})

test('ACC-9 the zones of the store and its locations with their offset from GMT, summer and winter', async () => {
  const summer = (await zones({ at: '2026-07-01T12:00:00Z' })).body
  expect(summer).toEqual({
    at: '2026-07-01T12:00:00.000Z',
    storeTimeZone: 'America/Toronto',
    zones: [
      {
        timeZone: 'America/Toronto',
        name: 'Eastern Daylight Time',
        offsetMinutes: -240,
        gmt: 'GMT-04:00',
        locations: [{ id: 'east', localStoreName: 'East Shop' }],
      },
      {
        timeZone: 'America/Vancouver',
        name: expect.any(String),
        offsetMinutes: -420,
        gmt: 'GMT-07:00',
        locations: [{ id: 'west', localStoreName: 'West Shop' }],
      },
    ],
  })
  const winter = (await zones({ at: '2026-01-15T12:00:00Z' }, 'zh')).body.zones[0]
  expect([winter?.gmt, winter?.name]).toEqual(['GMT-05:00', '北美东部标准时间'])
})

test('ACC-9 without an instant the offsets are those of now', async () => {
  const { at } = (await zones({})).body
  expect(Math.abs(Date.parse(at) - shop.shop.now().getTime())).toBeLessThan(60_000)
})

test.each([{ at: 'noon' }, { at: '2026-13-01T00:00:00Z' }, { at: 5 }, { zone: 'Mars' }, []])(
  'ACC-9 %j is no instant',
  async body => {
    const reply = await zones(body)
    expect([reply.status, reply.code]).toEqual([400, 'invalid'])
  },
)
