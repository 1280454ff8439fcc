import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { CACHES } from '../caches.ts'
import { currentGeneration, inTurn } from '../owner.ts'
import type { Change } from './change.ts'

/** A change that the server would not make, in its own words. */
export interface RefusedChange {
  /** Name of the product. */
  name: string
  /** Empty where the server gave no reason. */
  message: string
}

export interface CartMemory {
  /** As the server last confirmed it; null while none was seen. */
  cart: Cart | null
  /** Not sent yet, oldest first. */
  changes: readonly Change[]
  /** Not told yet. */
  refused: readonly RefusedChange[]
}

const KEY = '/cart'
const EMPTY: CartMemory = { cart: null, changes: [], refused: [] }
/** Asked for with every page: read from the disk once in a worker's life, unless the visitor changed. */
let known: { generation: number; memory: CartMemory } | null = null

export async function readMemory(): Promise<CartMemory> {
  return known?.generation === currentGeneration() ? known.memory : inTurn(load)
}

async function load(): Promise<CartMemory> {
  const generation = currentGeneration()
  if (known?.generation !== generation) {
    known = { generation, memory: (await stored()) ?? EMPTY }
  }
  return known.memory
}

/** Null also where the browser lets nothing be kept: pages come from the network all the same. */
async function stored(): Promise<CartMemory | null> {
  try {
    const kept = await (await caches.open(CACHES.cart)).match(KEY)
    return kept ? await kept.json() : null
  } catch {
    return null
  }
}

let carts = 0
/** How many carts were kept so far: what is the same when an answer comes as when it was asked for, nothing has overtaken. */
export const cartsKept = (): number => carts

/**
 * Keeps a part of it anew. Nothing is kept when the visitor changed since.
 * @param asked generation at which the page asked
 * @throws where the device has no room
 */
export function remember(part: Partial<CartMemory>, asked: number): Promise<void> {
  return inTurn(async () => {
    if (asked !== currentGeneration()) return
    const memory = { ...(await load()), ...part }
    await write(memory)
    known = { generation: asked, memory }
    if (part.cart) carts++
  })
}

/**
 * Keeps what has happened, where the device has no room for as long as the worker lives: a change that was sent must not be sent again.
 * @param asked generation at which it happened
 */
export function settle(part: Partial<CartMemory>, asked: number): Promise<void> {
  return inTurn(async () => {
    if (asked !== currentGeneration()) return
    const memory = { ...(await load()), ...part }
    known = { generation: asked, memory }
    if (part.cart) carts++
    await write(memory).catch(() => memory.changes.length > 0 || erase())
  })
}

async function write(memory: CartMemory): Promise<void> {
  await (await caches.open(CACHES.cart)).put(KEY, new Response(JSON.stringify(memory)))
}

/** Needs no room: the next worker finds nothing to send. */
const erase = () => caches.delete(CACHES.cart).catch(() => false)
