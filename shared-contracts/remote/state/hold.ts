/** Where the browser keeps the names of what must not be disturbed, for all its tabs. */
const KEY = 'arcade.holds'

/** Holds kept at a time; beyond it the oldest is given up, so that one nobody ended does not stay for ever. */
const MAX_HOLDS = 8

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Names of what is held, oldest first. */
export function holdsIn(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}

function write(storage: Storage, names: string[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(names.slice(-MAX_HOLDS)))
  } catch {}
}

/**
 * Keeps every open tab of this browser on its releases until `unhold`, e.g. while a payment may be under way.
 * @param storage `localStorage`, so that it outlives the page and reaches the other tabs
 * @param key what is held for: holding twice is holding once
 */
export function hold(storage: Storage, key: string): void {
  write(storage, [...holdsIn(storage).filter(name => name !== key), key])
}

/** Ends one hold; the tabs move once none is left. */
export function unhold(storage: Storage, key: string): void {
  const names = holdsIn(storage)
  if (names.includes(key))
    write(
      storage,
      names.filter(name => name !== key),
    )
}

/** Name of the hold on paying an order: begun where its provider is opened, ended where it is known to be over. */
export const paymentHold = (orderID: string): string => `payment ${orderID}`

export const isHeld = (storage: Pick<Storage, 'getItem'>): boolean => holdsIn(storage).length > 0

/** Whether one thing is held for. */
export const isHeldFor = (storage: Pick<Storage, 'getItem'>, key: string): boolean =>
  holdsIn(storage).includes(key)
