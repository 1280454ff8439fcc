import { setTimeout as pause } from 'node:timers/promises'
import type { Buyable } from '../support/catalogue.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'

const PATHS = ['/', '/store/productlist', '/checkout/cart', '/account/login'] as const
/** A page that has not come by then is asked for again, as people do. */
const TIMEOUT_MS = 4_000
const RETRY_DELAY_MS = 50
/** What fails sooner cost nobody any time by itself. */
const QUICK_MS = 100
/** Between two pages. */
const PAGE_INTERVAL_MS = 150
const STATE = /<script type="application\/json" id="arcade-state">/

export interface Outage {
  ms: number
  /** What was done to the shop meanwhile, one after the other. */
  acts: readonly string[]
  /** What came instead of the page, and after how many ms; what failed at once only by how often. */
  instead: readonly string[]
}

/** Somebody with something in the cart, who looks at page after page. */
export interface Walker {
  /** Longest time from asking for a page to having one. */
  longest: Outage
  pages: number
  /** What was wrong with what came. */
  faults: string[]
  /** Walks until told to stop, then looks into the cart once more. @param doing what is being done to the shop */
  walk(over: () => boolean, doing: () => string): Promise<void>
}

export async function createWalker(url: string, product: Buyable): Promise<Walker> {
  const visitor = await newVisitor(url)
  const line = { productID: product.id, optionPair: product.optionPair, quantity: 1 }
  await visitor.api('POST shoppingManagement4/myCart', { body: { ...line, intentID: crypto.randomUUID() } })
  const walker: Walker = {
    longest: { ms: 0, acts: [], instead: [] },
    pages: 0,
    faults: [],
    async walk(over, doing) {
      for (let n = 0; !over(); n++) {
        const path = PATHS[n % PATHS.length] as string
        const began = performance.now()
        const acts = new Set([doing()])
        const instead: Failure[] = []
        for (;;) {
          const failure = await failureOf(visitor, url, path)
          acts.add(doing())
          if (!failure) break
          instead.push(failure)
          await pause(RETRY_DELAY_MS)
        }
        const ms = performance.now() - began
        if (ms > walker.longest.ms) walker.longest = { ms, acts: [...acts], instead: summed(instead) }
        walker.pages++
        if (n % PATHS.length === 0) await lookIntoCart(visitor, walker.faults)
        await pause(PAGE_INTERVAL_MS)
      }
      await lookIntoCart(visitor, walker.faults)
    },
  }
  return walker
}

interface Failure {
  what: string
  ms: number
}

/** @returns what came instead of a page, null where one came */
async function failureOf(visitor: Visitor, url: string, path: string): Promise<Failure | null> {
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  try {
    const answer = await fetch(url + path, {
      headers: { cookie: visitor.cookies(), accept: 'text/html', connection: 'close' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const isPage = STATE.test(await answer.text())
    return answer.status === 200 && isPage ? null : { what: `status ${answer.status}`, ms: ms() }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { what: cause?.code ?? name, ms: ms() }
  }
}

/** Quick failures of one kind in a row are one. */
function summed(failures: readonly Failure[]): string[] {
  const said: { what: string; ms: number; count: number }[] = []
  for (const { what, ms } of failures) {
    const last = said.at(-1)
    if (last?.what === what && ms < QUICK_MS && last.ms < QUICK_MS) last.count++
    else said.push({ what, ms, count: 1 })
  }
  return said.map(({ what, ms, count }) => (count > 1 ? `${count} × ${what}` : `${what} after ${ms} ms`))
}

/** Asked until the backend answers: it may just have been killed. */
async function lookIntoCart({ api }: Visitor, faults: string[]): Promise<void> {
  for (;;) {
    const cart = await api('GET shoppingManagement4/myCart').catch(() => null)
    if (!cart) await pause(RETRY_DELAY_MS)
    else if (cart.itemCount === 1) return
    else return void faults.push(`a cart of ${cart.itemCount}`)
  }
}
