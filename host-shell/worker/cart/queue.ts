import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { createTurns } from 'shared-contracts/remote/turns.ts'
import { MAX_CHANGES } from '../caches.ts'
import { currentGeneration } from '../owner.ts'
import { type Change, findItem, queued, renamed, type Write, withChange } from './change.ts'
import { readMemory, remember, settle } from './memory.ts'
import { seenProduct } from './seen-product.ts'
import { send } from './send.ts'

/** Its name for Background Sync. */
export const SYNC_TAG = 'arcade-cart'

/** Whatever moves the queue, one after another: changes are sent in the order in which they were made. */
const inTurn = createTurns()

/** @returns the cart with all that waits; null while none was seen */
export async function shownCart(): Promise<Cart | null> {
  const { cart, changes } = await readMemory()
  return cart && changes.reduce(withChange, cart)
}

export const hasChanges = async (): Promise<boolean> => (await readMemory()).changes.length > 0

/**
 * Keeps a change until there is a network.
 * @returns the cart with it; null where it cannot be shown or kept: the page then says that it was not made
 */
export function enqueue(write: Write, asked: number): Promise<Cart | null> {
  return inTurn(async () => {
    const { cart, changes } = await readMemory()
    const shown = await shownCart()
    const line = shown && cart && (await lineOf(write, shown, cart))
    if (!line || changes.length >= MAX_CHANGES) return null
    const next = queued(changes, { ...write, line } as Change)
    try {
      await remember({ changes: next }, asked)
    } catch {
      return null
    }
    await registerSync()
    await tellPages()
    return next.reduce(withChange, cart)
  })
}

/** What a change is about: a line of the cart, one that was in it, or a product that was seen. */
async function lineOf({ kind, body }: Write, shown: Cart, confirmed: Cart): Promise<LineItem | null> {
  if (kind !== 'add') return shown.lineItems[body.lineID] ?? null
  return findItem(shown, body) ?? findItem(confirmed, body) ?? (await seenProduct(body, confirmed.currency))
}

/** One for all who ask: a change without an answer is waited for once. */
let underWay: Promise<boolean> | null = null

/**
 * Sends what waits, until the network fails; refusals are kept to be told.
 * @returns whether something waits because the store cannot be had just now
 */
export function replay(): Promise<boolean> {
  underWay ??= inTurn(sendAll).finally(() => {
    underWay = null
  })
  return underWay
}

async function sendAll(): Promise<boolean> {
  const asked = currentGeneration()
  const before = (await readMemory()).changes.length
  let away = false
  for (;;) {
    const { changes, refused } = await readMemory()
    const [change, ...rest] = changes
    if (!change || asked !== currentGeneration()) break
    const sent = await send(change)
    if (sent.kind === 'open') {
      away = sent.away
      break
    }
    await settle(
      sent.kind === 'confirmed'
        ? { cart: sent.cart, changes: renamed(rest, change, sent.cart) }
        : { changes: rest, refused: [...refused, { name: change.line.name, message: sent.message }] },
      asked,
    )
  }
  if ((await readMemory()).changes.length < before) await tellPages()
  return away
}

/** @returns what became of changes, the refusals once; the cart itself a page asks for, and so reads it as any answer */
export function takeNews(): Promise<object> {
  return inTurn(async () => {
    const { cart, changes, refused } = await readMemory()
    if (refused.length > 0) await settle({ refused: [] }, currentGeneration())
    return { arcade: 'cart', version: cart?.version, waiting: changes.length, refused }
  })
}

declare const self: ServiceWorkerGlobalScope

/** Where it is there, the browser wakes the worker when the network is back, also with no page open. */
async function registerSync(): Promise<void> {
  const { sync } = self.registration as ServiceWorkerRegistration & {
    sync?: { register(tag: string): Promise<void> }
  }
  await sync?.register(SYNC_TAG).catch(() => {})
}

/** Pages then ask for what is new. */
async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage({ arcade: 'cart-changed' })
}
