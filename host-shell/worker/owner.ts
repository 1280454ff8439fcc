import { createTurns } from 'shared-contracts/remote/turns.ts'
import { CACHES } from './caches.ts'

const KEY = '/owner'

/** Grows whenever what was kept is dropped: what was asked for before must not be kept after. */
let generation = 0
/** Writes and drops, one after another; a read that must not meet what is being dropped takes its turn too. */
export const inTurn = createTurns()

export const currentGeneration = (): number => generation

const drop = () =>
  Promise.all([CACHES.pages, CACHES.answers, CACHES.cart, CACHES.owner].map(name => caches.delete(name)))

/** Drops all that was drawn or answered for one visitor (VIS-4). */
export function forgetVisitor(): Promise<unknown> {
  generation++
  return inTurn(drop)
}

/**
 * Keeps what was drawn for `owner`; what was kept for another visitor is dropped first.
 * @param asked generation at which it was asked for: when the visitor changed meanwhile, nothing is kept
 * @returns generation it is kept in; null when it is not
 */
export function keepFor(owner: string, asked: number, keep: () => Promise<void>): Promise<number | null> {
  return inTurn(async () => {
    if (asked !== generation) return null
    const known = await (await (await caches.open(CACHES.owner)).match(KEY))?.text()
    if (known !== owner) {
      generation++
      await drop()
      await (await caches.open(CACHES.owner)).put(KEY, new Response(owner))
    }
    await keep()
    return generation
  })
}
