import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { API_BASE, type Endpoint } from 'shared-contracts/api/endpoint.ts'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InjectedBrowser } from '../testing/browser.ts'
import { CALLS } from '../testing/calls.ts'
import { harvest, MARKERS, ownThings } from '../testing/own-things.ts'
import { type Input, type Known, samples } from '../testing/samples.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { CallOptions, Visitor } from '../testing/visitor.ts'

const SEED = 7
const PER_CALL = 12
const EMPTY: Input = { params: {}, query: {}, body: undefined }

let shop: TestShop
let owner: Visitor
/** Names of fields that hold ids → what the owner's own answers say under such names. */
let ids: string[]
/** What the owner sees before anybody else comes, by call; answers that differ from one moment to the next are left out. */
let before: [asked: string, answer: string][]
beforeAll(async () => {
  shop = await startShop()
  owner = await ownThings(shop)
  ids = harvest([...(await seen()).values()])
  const app = await owner.api('GET common3/appInfoInit')
  // Ids lead to answers with further ids.
  for (let i = 0; i < 2; i++)
    ids = [...new Set([...ids, ...harvest([JSON.stringify(app.body), ...(await seen()).values()])])]
  const [first, second] = [await seen(), await seen()]
  before = [...first].filter(([asked, answer]) => second.get(asked) === answer)
}, 180_000)
afterAll(() => shop.close())

const isIdName = (name: string) => /(id|key|code|name)$/i.test(name) || /^[ab]$/.test(name)
const known: Known = name => (isIdName(name) && ids?.length ? fc.constantFrom(...ids) : null)

const texts = (query: Input['query']) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))

const withId = (call: Call, id: string): Input[] =>
  fc.sample(
    samples(call, name => (isIdName(name) ? fc.constant(id) : null)),
    { numRuns: 1, seed: SEED },
  )

/** What the owner sees of their own things, by call. */
async function seen(): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const call of CALLS.filter(
    c => c.startsWith('GET admin/') || c.includes('myCart') || c.includes('billing'),
  )) {
    if (/like|join|logout/i.test(call)) continue
    const given = call.includes('{') ? (ids ?? []).flatMap(id => withId(call, id)) : [EMPTY]
    for (const input of given) {
      const { body } = await owner.api(call, { ...input, query: texts(input.query) } as CallOptions)
      answers.set(`${call} ${JSON.stringify(input)}`, JSON.stringify(body))
    }
  }
  return answers
}

async function newcomer(account: boolean): Promise<InjectedBrowser> {
  const browser = new InjectedBrowser(shop.server)
  await browser.call('GET common3/appInfoInit', EMPTY)
  if (!account) return browser
  const body = {
    emailID: `${randomUUID()}@example.com`,
    password: 'another long one',
    firstName: 'Other',
    lastName: 'Person',
  }
  const { status } = await browser.call('POST common3/clientRegistration', { ...EMPTY, body })
  expect(status).toBe(200)
  return browser
}

describe.each([
  ['nobody', false],
  ['another account', true],
])('ACC-10 the ids of an account, in every field of every call, used by %s', (_who, account) => {
  test('ACC-10 read nothing of it and change nothing of it', async () => {
    expect(ids.length).toBeGreaterThan(10)
    expect(before.length).toBeGreaterThan(5)
    const stranger = await newcomer(account)
    const leaks: string[] = []
    const skipped = /logout|signon|clientRegistration/
    for (const call of CALLS.filter(c => !skipped.test(c))) {
      for (const input of fc.sample(samples(call, known), { numRuns: PER_CALL, seed: SEED })) {
        const { status, text } = await stranger.call(call, input)
        // What the stranger sent may come back to them.
        const sent = JSON.stringify(input)
        const leaked = MARKERS.filter(m => text.includes(m) && !sent.includes(m))
        if (leaked.length > 0 || status >= 500)
          leaks.push(`${status} ${call} ${sent} → ${leaked} ${text.slice(0, 200)}`)
      }
    }
    expect(leaks).toEqual([])
    const after = await seen()
    expect(Object.fromEntries(before.map(([asked]) => [asked, after.get(asked)]))).toEqual(
      Object.fromEntries(before),
    )
  }, 180_000)

  test.each([
    ['an encoded letter', (id: string) => `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`],
    ['a doubled slash', (id: string) => `/${id}`],
    ['a dot segment', (id: string) => `./${id}`],
    ['an encoded slash', (id: string) => `x%2f..%2f${id}`],
    ['a semicolon', (id: string) => `${id};x=1`],
    ['another case', (id: string) => id.toUpperCase()],
  ])('ACC-10 with %s in the address are as absent as ids that never were', async (_how, written) => {
    const stranger = await newcomer(account)
    const reads = (Object.values(endpoints) as Endpoint[]).filter(
      e => e.call.startsWith('GET admin/') && e.call.includes('{'),
    )
    expect(reads.length).toBeGreaterThan(0)
    for (const { call } of reads) {
      for (const id of ids) {
        const path = call.slice(4).replace(/\{\w+\}/g, written(id))
        const text = await stranger.get(`${API_BASE}${path}`)
        for (const marker of MARKERS) expect(text, path).not.toContain(marker)
      }
    }
  })
})
