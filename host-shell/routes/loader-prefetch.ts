/** For so long (ms) what was asked for at a press waits for the navigation that follows it. */
const MAX_AGE_MS = 3_000

interface Pressed {
  address: string
  loading: Promise<unknown>
  stop: AbortController
  /** Ends it. */
  timer: ReturnType<typeof setTimeout>
}

/** What a page's loader was asked for when its link was pressed, before it is followed. The last press counts. */
export function createLoaderPrefetch() {
  let pressed: Pressed | null = null
  const drop = () => {
    clearTimeout(pressed?.timer)
    pressed?.stop.abort()
    pressed = null
  }
  return {
    /** @param address path and query; what was begun for the same is not begun again */
    begin(address: string, load: (signal: AbortSignal) => Promise<unknown>): void {
      if (pressed?.address === address) return
      drop()
      const stop = new AbortController()
      const loading = load(stop.signal)
      // Whoever takes it is told.
      loading.catch(() => {})
      pressed = { address, loading, stop, timer: setTimeout(drop, MAX_AGE_MS) }
    },
    /** @param signal of the navigation: with it ends what was begun @returns what was begun for this address, once; else null */
    take(address: string, signal: AbortSignal): Promise<unknown> | null {
      if (pressed?.address !== address) {
        drop()
        return null
      }
      const { loading, stop, timer } = pressed
      clearTimeout(timer)
      pressed = null
      signal.addEventListener('abort', () => stop.abort(), { once: true })
      return loading
    },
    /** Drops what was begun: it would be of a release that is left. */
    drop,
  }
}
export type LoaderPrefetch = ReturnType<typeof createLoaderPrefetch>
