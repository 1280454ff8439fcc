import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { attemptCounters } from '../database/schema/visitors.ts'
import { member } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { hashPassword, NO_ACCOUNT } from './password.ts'

const PAIRS = 4
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
/** What a call made the server do that takes time: passwords hashed, statements asked for. */
function watchWork() {
  const { db, passwordWork } = shop.shop
  const hashes = vi.spyOn(passwordWork, 'run')
  const { $client } = db as unknown as { $client: { query(...args: unknown[]): unknown } }
  const statements = vi.spyOn($client, 'query')
  return {
    taken() {
      const work = { hashes: hashes.mock.calls.length, statements: statements.mock.calls.length }
      hashes.mockClear()
      statements.mockClear()
      return work
    },
    end() {
      hashes.mockRestore()
      statements.mockRestore()
    },
  }
}

test.each(Object.entries(CALLS))(
  'ACC-1 %s answers a known and an unknown address with the same bytes and the same work',
  async (_name, ask) => {
    const work = watchWork()
    onTestFinished(work.end)
    for (let i = 0; i < PAIRS; i++) {
      const said: string[] = []
      const done: unknown[] = []
      // In turn first: whoever comes second may find the way paved.
      for (const who of i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const emailID = who === 'known' ? known : addressOf(++people)
        work.taken()
        said.push(await bytes(await ask(emailID), emailID))
        done.push(work.taken())
      }
      expect(said[1]).toBe(said[0])
      expect(done[1]).toEqual(done[0])
      await shop.shop.db.delete(attemptCounters)
    }
  },
)

test('ACC-1 the hash that stands for no account costs what a real one costs', async () => {
  const cost = (hash: string) => hash.split('$').slice(0, 3)
  const real = await hashPassword('correct horse')
  expect(cost(NO_ACCOUNT)).toEqual(cost(real))
  expect(NO_ACCOUNT).toHaveLength(real.length)
})

test('ACC-1 a sign-in hashes twice for everybody: a stranger, a known address, one registered again', async () => {
  const again = (await member(shop, { emailID: addressOf(900) })).emailID
  await member(shop, { emailID: again, password: 'second horse' })
  const work = watchWork()
  onTestFinished(work.end)
  for (const emailID of [addressOf(++people), known, again]) {
    work.taken()
    await CALLS['sign-in']?.(emailID)
    expect(work.taken().hashes, emailID).toBe(2)
  }
})
