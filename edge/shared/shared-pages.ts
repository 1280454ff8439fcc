import { setTimeout as wait } from 'node:timers/promises'
import { LIMITS } from '../limits.ts'
import type { Spliced } from './spliced.ts'

/** A page that was drawn for anybody. */
export interface SharedPage {
  html: Spliced
  headers: readonly (readonly [string, string])[]
  pictures: readonly string[]
  /** What it began with. */
  releases: readonly { name: string; release: string }[]
  /** What it was made of: addresses of the backend, and the hash of each answer. */
  calls: ReadonlyMap<string, string>
}

/** A page about to be drawn, which others wait for: told of its end, once. */
export interface Drawing {
  end(page: SharedPage | null): void
}

/** What is known of one key: a page; that there is none; or one that is being drawn. */
type Entry = { since: number } & (
  | { page: SharedPage; asked: number | null; asking?: Promise<boolean> | undefined }
  | { page: null; drawn: Promise<void> | null }
)

export type SharedPages = ReturnType<typeof createSharedPages>

/** @param now clock that never goes back, ms */
export function createSharedPages(now: () => number = () => performance.now()) {
  /** Longest unasked first. */
  const entries = new Map<string, Entry>()
  let bytes = 0

  const bytesOf = (entry: Entry | undefined) => entry?.page?.html.bytes ?? 0

  function put(key: string, entry: Entry | null): void {
    bytes -= bytesOf(entries.get(key))
    entries.delete(key)
    if (!entry) return
    entries.set(key, entry)
    bytes += bytesOf(entry)
    for (const [oldest, { page }] of entries) {
      if (entries.size <= LIMITS.sharedPages && bytes <= LIMITS.sharedBytes) break
      bytes -= page?.html.bytes ?? 0
      entries.delete(oldest)
    }
  }

  function begin(key: string): Drawing {
    const { promise, resolve } = Promise.withResolvers<void>()
    const mine: Entry = { page: null, drawn: promise, since: now() }
    put(key, mine)
    let ended = false
    return {
      end(page) {
        if (ended) return
        ended = true
        if (entries.get(key) === mine)
          put(key, page ? { page, asked: null, since: now() } : { page: null, drawn: null, since: now() })
        resolve()
      },
    }
  }

  const isOver = (entry: Entry) =>
    (entry.page || !entry.drawn) && now() - entry.since > (entry.page ? LIMITS.sharedFor : LIMITS.sharedNot)

  /** Whether the page is still what it would be if it were drawn now; those who ask meanwhile share the answer. */
  async function holds(
    entry: Entry & { page: SharedPage },
    isUnchanged: (page: SharedPage) => Promise<boolean>,
  ): Promise<boolean> {
    if (entry.asked !== null && now() - entry.asked <= LIMITS.sharedFresh) return true
    entry.asking ??= isUnchanged(entry.page).then(
      same => {
        if (same) entry.asked = now()
        entry.asking = undefined
        return same
      },
      () => false,
    )
    return entry.asking
  }

  return {
    /**
     * @param isUnchanged asks for what a page was made of again. Before a page is sent the first time, too: what is for one visitor
     * alone differs each time
     * @returns a page to send, one for the caller to draw, or null where there is none for anybody
     */
    async find(
      key: string,
      isUnchanged: (page: SharedPage) => Promise<boolean>,
    ): Promise<{ page: SharedPage } | { drawing: Drawing } | null> {
      for (;;) {
        const entry = entries.get(key)
        if (!entry || isOver(entry)) return { drawing: begin(key) }
        if (!entry.page) {
          if (!entry.drawn) return null
          const drawn = await Promise.race([
            entry.drawn.then(() => true),
            wait(LIMITS.sharedWait, false, { ref: false }),
          ])
          if (drawn) continue
          return null
        }
        // Asked for last.
        entries.delete(key)
        entries.set(key, entry)
        const { page } = entry
        if (await holds(entry, isUnchanged)) return { page }
        if (entries.get(key) === entry) put(key, null)
      }
    },
  }
}
