import type { Selection } from './selection.ts'

/** A choice as it is held beside the address, which follows it. */
export interface HeldChoice {
  /** Value of `?options=` that was last seen; null where there is none. */
  address: string | null
  selection: Selection
  /** Values written to the address since then, the newest last. */
  written: readonly string[]
}

/**
 * The choice once the address says something new. One that was written for an earlier choice, and is drawn only now, changes nothing:
 * who chooses two options quickly keeps both.
 * @param read what an address means
 */
export function followAddress(
  { selection, written }: HeldChoice,
  address: string | null,
  read: (address: string | null) => Selection,
): HeldChoice {
  const at = written.findIndex((value, i) => value === address && i < written.length - 1)
  return at < 0
    ? { address, selection: read(address), written: [] }
    : { address, selection, written: written.slice(at + 1) }
}
