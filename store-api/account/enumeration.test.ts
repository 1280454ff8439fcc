import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attemptCounters } from '../database/schema/visitors.ts'
import { member } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

const PAIRS = 15
let shop: TestShop
let known: string
let people = 0
/** All of one length, so that answers are too. */
const addressOf = (n: number) => `reader${1000 + n}@example.com`
beforeAll(async () => {
  shop = await startShop()
  known = (await member(shop, { emailID: addressOf(0) })).emailID
})
afterAll(() => shop.close())
beforeEach(() => shop.shop.db.delete(attemptCounters))

type Ask = (emailID: string) => Promise<Response>
const post =
  (call: string, more: Record<string, string>): Ask =>
  async emailID =>
    (await shop.visitor()).raw('POST', `/api/istore/client/common3/${call}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailID, ...more }),
    })
const CALLS: Record<string, Ask> = {
  'sign-in': post('signon', { password: 'wrong horse' }),
  registration: post('clientRegistration', { password: 'correct horse', firstName: 'Lin', lastName: 'Wei' }),
  forgotPassword: async emailID =>
    (await shop.visitor()).raw('GET', `/api/istore/client/common3/forgotPassword?emailID=${emailID}`),
}

/** An answer without what is drawn anew for everybody: ids, times, and the address itself. */
async function bytes(response: Response, emailID: string): Promise<string> {
  const named = [...response.headers].filter(
    ([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name),
  )
  const cookies = response.headers.getSetCookie().map(cookie => cookie.replace(/=[\w-]+/, '='))
  const text = (await response.text())
    .replaceAll(emailID, '<address>')
    .replace(/"(userID|myID|lastLoginDate)":"[^"]*"/g, (all, name) => `"${name}":${all.length}`)
    .replace(/"traceId":"[^"]*"/g, '')
  return JSON.stringify([response.status, named, cookies, text])
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

test.each(Object.entries(CALLS))(
  'ACC-1 %s answers a known and an unknown address with the same bytes; the times are printed',
  async (name, ask) => {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < PAIRS; i++) {
      const said: string[] = []
      // In turn first: whoever comes second may find the way paved.
      for (const who of i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const emailID = who === 'known' ? known : addressOf(++people)
        const began = performance.now()
        const response = await ask(emailID)
        times[who].push(performance.now() - began)
        said.push(await bytes(response, emailID))
      }
      expect(said[1]).toBe(said[0])
      await shop.shop.db.delete(attemptCounters)
    }
    const [a, b] = [median(times.known), median(times.unknown)]
    console.log(
      `${name}: median ${a.toFixed(1)} ms known, ${b.toFixed(1)} ms unknown, difference ${(a - b).toFixed(1)} ms`,
    )
  },
)
