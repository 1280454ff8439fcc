import { browserStorage } from 'shared-contracts/remote/storage.ts'

const STORAGE_KEY = 'checkout.table'

/** The table a code named when the shopper sat down, for as long as the tab is open. */
export const rememberTable = (table: string): void =>
  browserStorage('sessionStorage').setItem(STORAGE_KEY, table)
/** @returns null where no code was scanned */
export const rememberedTable = (): string | null => browserStorage('sessionStorage').getItem(STORAGE_KEY)
