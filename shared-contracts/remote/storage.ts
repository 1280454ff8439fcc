/** What pages use of a browser's storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type StorageName = 'localStorage' | 'sessionStorage'

/** One page, in all its releases: each carries its own copy of this file. */
const PAGE_MEMORY = Symbol.for('arcade.storage')
type Memory = Partial<Record<StorageName, Map<string, string>>>

/** On the server: nothing is there, nothing is kept, so that visitors never meet. */
const NOTHING: BrowserStorage = { getItem: () => null, setItem() {}, removeItem() {} }

/**
 * A browser's storage that never throws. What it refuses (blocked, absent, full) stays in memory for as long as the page is open.
 */
export function browserStorage(name: StorageName): BrowserStorage {
  if (typeof window === 'undefined') return NOTHING
  const memory = memoryOf(window, name)
  return {
    getItem(key) {
      // What could not be written is newer than what is written.
      const refused = memory.get(key)
      if (refused !== undefined) return refused
      return attempt(() => window[name].getItem(key)) ?? null
    },
    setItem(key, value) {
      const written = attempt(() => {
        window[name].setItem(key, value)
        return true
      })
      if (written) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt(() => window[name].removeItem(key))
    },
  }
}

/** @returns the stored value as JSON, null when absent or unreadable */
export function readJson(storage: Pick<BrowserStorage, 'getItem'>, key: string): unknown {
  return attempt(() => JSON.parse(storage.getItem(key) ?? 'null')) ?? null
}

export function writeJson(storage: Pick<BrowserStorage, 'setItem'>, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value))
}

function memoryOf(page: Window, name: StorageName): Map<string, string> {
  const holder = page as Window & { [PAGE_MEMORY]?: Memory }
  holder[PAGE_MEMORY] ??= {}
  holder[PAGE_MEMORY][name] ??= new Map()
  return holder[PAGE_MEMORY][name]
}

/** Even naming a storage throws where the browser forbids it; some web views have null instead. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
