import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { CART_ADDRESS } from '../addresses.ts'
import { currentGeneration } from '../owner.ts'
import { withTimeLimit } from '../with-time-limit.ts'
import { type Write, writeOf } from './change.ts'
import { cartsKept, readMemory, remember } from './memory.ts'
import { enqueue, hasChanges, replay, shownCart } from './queue.ts'
import { takenCart } from './taken-cart.ts'

/** Where the device's storage takes longer than this to say whether changes wait, the call goes its way (ms). */
const STORAGE_LIMIT_MS = 2_000

interface CartCall {
  request: Request
  url: URL
  event: ExtendableEvent
}

/** The cart from the network; without one as it was last seen, with the changes that wait. */
export async function cartCall({ request, url, event }: CartCall): Promise<Response> {
  const asked = currentGeneration()
  const write =
    request.method === 'GET'
      ? null
      : writeOf(request.method, url.pathname.slice(CART_ADDRESS.length), await readBody(request))
  // Older changes first: what follows is about the cart that they leave.
  if (await haveToWait()) {
    await replay()
    if (await haveToWait()) return (await waiting(write, asked)) ?? Response.error()
  }
  try {
    const before = cartsKept()
    const response = await fetch(request)
    if (response.ok) event.waitUntil(keepCart(response.clone(), asked, before))
    return response
  } catch (error) {
    // The page has given it up itself, and said so.
    if (request.signal.aborted || (error as Error).name === 'AbortError') throw error
    return (await waiting(write, asked)) ?? Response.error()
  }
}

const haveToWait = () => withTimeLimit(hasChanges(), STORAGE_LIMIT_MS, false)

async function waiting(write: Write | null, asked: number): Promise<Response | null> {
  const cart = write ? await enqueue(write, asked) : await shownCart()
  return cart && new Response(JSON.stringify(cart), { headers: { 'content-type': 'application/json' } })
}

const readBody = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => null)

async function keepCart(response: Response, asked: number, before: number): Promise<void> {
  await noteCart(await response.json(), asked, before).catch(() => {})
}

/**
 * Keeps the cart as the server says it is. While changes wait only their own answers count.
 * @param before how many carts were kept when it was asked for: one that came since may be newer
 */
export async function noteCart(cart: Cart, asked: number, before: number): Promise<void> {
  const { cart: known, changes } = await readMemory()
  const isOvertaken = before !== cartsKept() && known !== null && cart.version < known.version
  if (changes.length === 0 && !isOvertaken) await remember({ cart: takenCart(cart) }, asked)
}
