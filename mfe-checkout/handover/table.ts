import { browserStorage } from 'shared-contracts/remote/storage.ts'

const LAST = 'checkout.table'
const FRESH = 'checkout.table-scanned'
const storage = () => browserStorage('sessionStorage')

/** The table the last code named, for as long as the tab is open. @returns null where no code was scanned */
export const rememberedTable = (): string | null => storage().getItem(LAST)

/** A page was opened by a code on a table. Opened again it says nothing new: what was typed since counts. */
export function noteTable(table: string): void {
  if (table === rememberedTable()) return
  for (const key of [LAST, FRESH]) storage().setItem(key, table)
}

/** @returns the table of a code that was scanned since this was last asked; null where none was */
export function takeScannedTable(): string | null {
  const table = storage().getItem(FRESH)
  storage().removeItem(FRESH)
  return table
}
