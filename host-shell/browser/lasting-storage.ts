import { type BrowserStorage, browserStorage, type StorageName } from 'shared-contracts/remote/storage.ts'

const PROBE = 'arcade.probe'

/** A storage that outlives the page, or null: for what is better never done than done on every page. */
export function lastingStorage(name: StorageName): BrowserStorage | null {
  try {
    window[name].setItem(PROBE, '1')
    window[name].removeItem(PROBE)
    return browserStorage(name)
  } catch {
    return null
  }
}
