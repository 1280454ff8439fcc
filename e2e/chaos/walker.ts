import { setTimeout as pause } from 'node:timers/promises'
import type { Buyable } from '../support/catalogue.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'

const PATHS = ['/', '/store/productlist', '/checkout/cart', '/account/login'] as const
/** A page that has not come by then is asked for again, as people do. */
const TIMEOUT_MS = 4_000
const RETRY_DELAY_MS = 50
/** Between two pages. */
const PAGE_INTERVAL_MS = 150
const STATE = /<script type="application\/json" id="arcade-state">/

/** Somebody with something in the cart, who looks at page after page. */
export interface Walker {
  /** Longest time from asking for a page to having one, and what was done to the shop meanwhile, one after the other. */
  longest: { ms: number; acts: readonly string[] }
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
    longest: { ms: 0, acts: [] },
    pages: 0,
    faults: [],
    async walk(over, doing) {
      for (let n = 0; !over(); n++) {
        const path = PATHS[n % PATHS.length] as string
        const began = performance.now()
        const acts = new Set([doing()])
        while (!(await hasPage(visitor, url, path))) {
          acts.add(doing())
          await pause(RETRY_DELAY_MS)
        }
        acts.add(doing())
        const ms = performance.now() - began
        if (ms > walker.longest.ms) walker.longest = { ms, acts: [...acts] }
        walker.pages++
        if (n % PATHS.length === 0) await lookIntoCart(visitor, walker.faults)
        await pause(PAGE_INTERVAL_MS)
      }
      await lookIntoCart(visitor, walker.faults)
    },
  }
  return walker
}

async function hasPage(visitor: Visitor, url: string, path: string): Promise<boolean> {
  try {
    const answer = await fetch(url + path, {
      headers: { cookie: visitor.cookies(), accept: 'text/html', connection: 'close' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.status === 200 && STATE.test(await answer.text())
  } catch {
    return false
  }
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
