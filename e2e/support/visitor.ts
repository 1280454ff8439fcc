import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { type ApiClient, createApiClient } from 'shared-contracts/api/client.ts'

/** An address of those that are kept for tests of networks (RFC 2544). */
const someNetwork = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`

/**
 * A shopper without a browser: their cookies, pages as text, and calls of the API. Each calls from a network of their own, as shoppers do:
 * the tests of a run are more than one network may be. Pages are asked for from this machine, as browsers do.
 */
export interface Visitor {
  /** `leadsTo`: where the page sends them, by its status or, where that had gone out before it was known, in its body; null for nowhere. */
  page(path: string): Promise<{ status: number; html: string; headers: Headers; leadsTo: string | null }>
  api: ApiClient
  cookies(): string
}

export async function newVisitor(url: string, language?: 'en' | 'zh'): Promise<Visitor> {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetchAs: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookies())
    headers.set('sec-fetch-site', 'same-origin')
    const response = await fetch(new URL(String(input), url), { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && value !== undefined) jar.set(name, value)
    }
    return response
  }
  const network = someNetwork()
  const callAs: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', network)
    return fetchAs(input, { ...init, headers })
  }
  const api = createApiClient({ fetch: callAs, cookies })
  const visitor: Visitor = {
    api,
    cookies,
    async page(path) {
      const response = await fetchAs(path, { headers: { accept: 'text/html' } })
      const html = await response.text()
      const [, refresh] = /<body><meta http-equiv="refresh" content="0;url=([^"]*)">/.exec(html) ?? []
      const leadsTo = response.headers.get('location') ?? refresh?.replaceAll('&amp;', '&') ?? null
      return { status: response.status, html, headers: response.headers, leadsTo }
    },
  }
  await api('GET common3/appInfoInit')
  if (language) await api('GET common3/changeLocale/{locale}', { params: { locale: language } })
  return visitor
}

/** An account, as whoever has it knows it. */
export interface Account {
  emailID: string
  password: string
  firstName: string
  lastName: string
  userID: string
  /** The account's own referral id. */
  myID: string
}

/** Makes an account, which the session is signed in with from then on. @param known what matters to a test; the rest is made up */
export async function register(
  api: ApiClient,
  known: Partial<Omit<Account, 'userID' | 'myID'>> = {},
): Promise<Account> {
  const body = {
    emailID: `${randomUUID()}@example.com`,
    password: randomUUID(),
    firstName: 'Mei',
    lastName: 'Chen',
    ...known,
  }
  const { userID, myID } = await api('POST common3/clientRegistration', { body })
  return { ...body, userID: userID ?? '', myID: myID ?? '' }
}

/** Adds to the cart as a press of the button does. */
export async function addToCart(
  api: ApiClient,
  { id: productID, optionPair }: { id: string; optionPair: string },
  quantity = 1,
): Promise<void> {
  await api('POST shoppingManagement4/myCart', {
    body: { productID, optionPair, quantity, intentID: randomUUID() },
  })
}

/** An account and one product in the cart, all with this name in them. */
export async function shopAs(
  visitor: Visitor,
  name: string,
  productID: string,
  optionPair: string,
): Promise<void> {
  await register(visitor.api, { emailID: `${name.toLowerCase()}@example.com`, firstName: name })
  await addToCart(visitor.api, { id: productID, optionPair })
}

/** A browser goes on as a visitor who was made by calls. @param cookies as `Visitor.cookies` gives them */
export async function takeOver(context: BrowserContext, url: string, cookies: string): Promise<void> {
  const jar = cookies.split('; ').map(pair => pair.split('='))
  await context.addCookies(jar.map(([name = '', value = '']) => ({ name, value, url })))
}

/** As if it had ended on the server: the page does not know. */
export async function endSession(url: string, context: BrowserContext): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const ended = await context.request.get(`${url}/api/istore/client/common3/logout`, { headers })
  if (!ended.ok()) throw new Error(`the session did not end: ${ended.status()}`)
}
