/** A browser storage, or null where there is none or it is blocked. */
export function browserStorage(name: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return globalThis.window?.[name] ?? null
  } catch {
    return null
  }
}

/** @returns the stored value as JSON, null when absent or unreadable */
export function readJson(storage: Storage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value; a full or blocked storage is no error, the value is just not kept. */
export function writeJson(storage: Storage | null, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value))
  } catch {}
}
