/** Caches of the worker. Another version gets other names; `activate` deletes what is not named here. */
export const CACHES = {
  /** Release files: immutable, each under its own address. */
  files: 'arcade-files-1',
  pictures: 'arcade-pictures-1',
  /** Pages as the server drew them, for one visitor alone. */
  pages: 'arcade-pages-1',
  /** Answers of the backend, for one visitor alone. */
  answers: 'arcade-answers-1',
  /** The cart as last confirmed, and what waits to be sent. */
  cart: 'arcade-cart-1',
  /** Whose the three before are. */
  owner: 'arcade-owner-1',
} as const

/** Three times what all releases of a shop have. */
export const MAX_FILES = 400
/** With less room for the shop on the device, nothing is kept ahead. */
export const MIN_ROOM_BYTES = 20_000_000
export const MAX_PICTURES = 120
export const MAX_PAGES = 40
export const MAX_ANSWERS = 120

/** Changes of the cart that may wait for a network. */
export const MAX_CHANGES = 100

/** Kept this long at most (s): prices and orders older than that help nobody. */
export const MAX_AGE_S = 14 * 24 * 3600

/** @returns whether it may still be shown; what says no date may */
export const isYoung = ({ headers }: Response): boolean =>
  !(Date.now() - Date.parse(headers.get('date') ?? '') > MAX_AGE_S * 1000)

/** What the list of kept pages shows: headers of a kept page. */
export const TITLE = 'x-arcade-title'
export const LANGUAGE = 'x-arcade-language'

/** Server timing of a kept page: by it the page itself learns that it is one (`browser/network.ts`). */
export const KEPT_TIMING = 'arcade-kept'
