/** Between two looks while the tab is seen (ms): an open tab learns of a new serial within a minute. */
export const POLL_INTERVAL_MS = 30_000

export interface SerialWatchOptions {
  /** Serial of the page. */
  serial: number
  /** @returns the serial now in service; null when it could not be learned */
  ask(): Promise<number | null>
  page: Pick<Document, 'visibilityState' | 'addEventListener'>
  /** Called once for each serial that is newer than all before. */
  onNew(serial: number): void
}

/** Learns of new release documents while the tab is seen: now and then, and at once when it is shown again. */
export function watchSerial({ serial, ask, page, onNew }: SerialWatchOptions): void {
  let newest = serial
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    clearTimeout(timer)
    if (page.visibilityState === 'hidden') return
    const found = await ask().catch(() => null)
    if (found !== null && found > newest) {
      newest = found
      onNew(found)
    }
    clearTimeout(timer)
    timer = setTimeout(look, POLL_INTERVAL_MS)
  }
  page.addEventListener('visibilitychange', () => void look())
  timer = setTimeout(look, POLL_INTERVAL_MS)
}
