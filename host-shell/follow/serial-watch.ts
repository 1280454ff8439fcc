/** Between two polls while the tab is seen (ms): an open tab learns of a new serial within a minute. */
export const POLL_INTERVAL_MS = 30_000

export interface SerialWatchOptions {
  /** Serial of the page. */
  serial: number
  /** @returns the serial now in service; null when it could not be learned */
  ask(): Promise<number | null>
  page: Pick<Document, 'visibilityState' | 'addEventListener'>
  /**
   * Called for a serial that is newer than what the page knows, again after a failure.
   * @returns serial the page knows of now
   */
  onNew(serial: number): Promise<number>
}

/** Learns of new release documents while the tab is seen: now and then, and at once when it is shown again. */
export function watchSerial({ serial, ask, page, onNew }: SerialWatchOptions): void {
  let newest = serial
  let timer: ReturnType<typeof setTimeout> | undefined

  const poll = async () => {
    clearTimeout(timer)
    if (page.visibilityState === 'hidden') return
    try {
      const found = await ask()
      // Another edge may still answer with an older composition: asked again until it is the new one.
      if (found !== null && found > newest) newest = Math.max(newest, await onNew(found))
    } catch {
      // A network that is away: the next poll asks again.
    }
    clearTimeout(timer)
    timer = setTimeout(poll, POLL_INTERVAL_MS)
  }
  page.addEventListener('visibilitychange', () => void poll())
  timer = setTimeout(poll, POLL_INTERVAL_MS)
}
