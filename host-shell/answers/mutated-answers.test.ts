import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnswerFault } from 'shared-contracts/api/answers/read-answer.ts'
import { createApiClient } from 'shared-contracts/api/client.ts'
import { type Call, endpoints } from 'shared-contracts/api/endpoints.ts'
import type { MessageTable } from 'shared-contracts/language/messages.ts'
import { messagesOf } from 'shared-contracts/remote/messages-of.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { mutate } from 'shared-contracts/testing/mutate.ts'
import { seeded } from 'shared-contracts/testing/random.ts'
import { openPage, type Rendered } from 'shared-contracts/testing/render-page.tsx'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { sampleOf } from 'shared-contracts/testing/sample.ts'
import { describe, expect, test } from 'vitest'
import { readStartDocument } from '../store/start-document.ts'
import { createServerReader } from './server-reader.ts'

const ROOT = join(import.meta.dirname, '../..')
const SEED = seedOr(20261122)
const MUTATIONS = repeats(6, 200)

const remotes = await Promise.all(
  readdirSync(ROOT)
    .filter(name => name.startsWith('mfe-'))
    .map(async name => (await import(join(ROOT, name, 'remote.ts'))).default as RemoteModule),
)

const SESSION = {
  user: { emailID: 'a@b.example', firstName: 'A', lastName: 'B', profileImage: null },
  userID: 'a1',
  lastLoginDate: '2026-11-01T10:00:00Z',
  myID: 'ABCD2345',
}
const { appInfo } = readStartDocument({
  body: { appContent: { system: { appConfig: { enableCheckout: true, enableUserAccounts: true } } } },
})

/** Ways to come to a page whose query matters more than its path. */
const QUERIES: Record<string, string[]> = {
  '/confirmation/:id': ['?from_source=ott_h5Xa1', '?MP_paymentstatus=OK&orderID=a1&wmpoid=open12345'],
  '/store/search': ['?q=tea'],
  '/store/productlist': ['?cat=a1'],
}

/** Addresses, each with the pattern of its page. */
function addressesOf({ declaration }: RemoteModule): [address: string, pattern: string][] {
  return Object.keys(declaration.paths).flatMap(pattern => {
    const path = pattern.replace(/:\w+\??/g, 'a1').replace('*', 'a1')
    return (QUERIES[pattern] ?? ['']).map(query => [path + query, pattern] as [string, string])
  })
}

/** A call's own answer; a payment is still open. */
function sampleAnswer(call: Call): object {
  const { response } = endpoints[call]
  return sampleOf(response) as object
}

interface Shown {
  page: Rendered | null
  calls: Call[]
  faults: AnswerFault[]
  thrown: unknown
}

/** What the host has loaded of a page's texts by the time it is drawn. */
async function textsOf(remote: RemoteModule, pattern: string): Promise<MessageTable> {
  const tables = await Promise.all(messagesOf(remote, 'en', [pattern]).map(load => load()))
  return Object.assign({}, ...tables.map(table => table.default))
}

/** One view of a page, with one call's answer replaced. */
async function show(
  remote: RemoteModule,
  address: string,
  en: MessageTable,
  odd?: { call: Call; answer?: unknown; refused?: Response },
): Promise<Shown> {
  const calls: Call[] = []
  const faults: AnswerFault[] = []
  const reader = createServerReader(fault => faults.push(fault))
  let asked: Call = 'GET common3/appInfoInit'
  const api = createApiClient({
    cookies: () => '',
    reader(call) {
      asked = call
      calls.push(call)
      return reader(call)
    },
    fetch: async () => {
      const call = asked
      if (odd?.call === call && odd.refused) return odd.refused
      return Response.json(odd?.call === call ? (odd.answer ?? null) : sampleAnswer(call))
    },
  })
  const app = { ...createFakeApp({ session: SESSION, appInfo, messages: { en } }), api }
  try {
    return { page: await openPage(remote.pages, address, app), calls, faults, thrown: null }
  } catch (thrown) {
    return { page: null, calls, faults, thrown }
  }
}

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** What a page would show of a value it did not expect. */
const GARBAGE = /\bNaN\b|\bundefined\b|\[object|Invalid Date|\bInfinity\b/

/** What says how a payment ended; every sample's is open. */
const CLAIMS = /Order Success|Payment Failed/

function problemOf({ page, faults, thrown }: Shown): string | null {
  if (thrown !== null) {
    const { field, call, message } = thrown as { field?: string; call?: string; message: string }
    // The area's error, told as the backend's by call and field.
    if (field !== undefined && faults.some(fault => fault.unusable && fault.call === call)) return null
    return `uncaught: ${message}`
  }
  // Elsewhere, or the host's own view of an error.
  if (!page || page.redirect || (page.html === '' && page.status >= 400)) return null
  const text = textOf(page.html)
  if (text.length < 10) return `blank: ${page.html.slice(0, 80)}`
  const claim = CLAIMS.exec(text)
  if (claim) return `claims “${claim[0]}” of a payment that is open`
  const garbage = GARBAGE.exec(text) ?? GARBAGE.exec(page.meta?.title ?? '')
  return garbage
    ? `shows ${garbage[0]}: …${text.slice(Math.max(0, garbage.index - 30), garbage.index + 30)}…`
    : null
}

test.each([
  ['/', 'GET common3/pageContent', 200],
  ['/store/productlist', 'GET productManagement/categories/{x}', 200],
  ['/store/productlist', 'GET productManagement2/products/listCount', 200],
  ['/store/product/a1', 'GET productDetailManagement/productDetail/{id}', 404],
] as const)('API-5 RTE-8 %s where a proxy refuses %s in HTML: HTTP %i', async (address, call, status) => {
  const catalog = remotes.find(({ declaration }) => declaration.name === 'mfe-catalog') as RemoteModule
  const [, pattern = ''] = addressesOf(catalog).find(([one]) => one === address) ?? []
  const refused = new Response('<h1>Not Found</h1>', { status: 404 })
  const { page, calls, thrown } = await show(catalog, address, await textsOf(catalog, pattern), {
    call,
    refused,
  })
  expect(calls).toContain(call)
  expect([thrown, page?.status]).toEqual([null, status])
})

describe.each(remotes.map(remote => [remote.declaration.name, remote] as const))('API-5 %s', (_, remote) => {
  test.each(addressesOf(remote))(
    'API-5 %s keeps its place whatever one answer is',
    async (address, pattern) => {
      const en = await textsOf(remote, pattern)
      const whole = await show(remote, address, en)
      expect(problemOf(whole)).toBeNull()
      if (whole.calls.length > 0) expect(whole.page?.html).not.toBe('')
      const dice = seeded(SEED)
      const problems: string[] = []
      let views = 0
      // Those that are made at once come in any order, and each takes its dice.
      for (const call of [...new Set(whole.calls)].sort()) {
        for (let round = 0; round < MUTATIONS; round++) {
          const { answer, change } = mutate(sampleAnswer(call), dice)
          const problem = problemOf(await show(remote, address, en, { call, answer }))
          views++
          if (problem) problems.push(`${call}: ${change} → ${problem}`)
        }
      }
      if (views > 0) figure(`mutated answers ${address}: ${views} views, ${problems.length} lost`)
      expect([...new Set(problems)]).toEqual([])
    },
  )
})
