import { setTimeout as wait } from 'node:timers/promises'
import { documentId, follow, type ReleaseSettings } from 'releases/document'
import { type Trust, trustOf, verifyAccepted } from 'releases/signing'
import type { ReleaseStore } from 'releases/store'
import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { LIMITS } from '../limits.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { acceptedDocument } from './accepted.ts'
import { sharedNext } from './shared-next.ts'

export interface LiveDocument {
  /** Looks whether there is a newer document. @returns the newest one accepted; null before the first */
  current(): Promise<ReleaseDocument | null>
  /** The same for pages, thousands a second of which share one look (`LIMITS.lookAgain`). */
  forPages(): Promise<ReleaseDocument | null>
  /** The one accepted last, without looking. */
  last(): ReleaseDocument | null
  /** The same as it was signed, without what this edge has stopped by itself. */
  accepted(): ReleaseDocument | null
  /** By which operators see that it is theirs, by the ids of the keys trusted too, and why a newer one is not taken. */
  state(): { document: string; keys: string[]; refused?: string }
}

interface Options {
  store: ReleaseStore
  settings: ReleaseSettings
  cache: string
  log: Log
  metrics: Metrics
  /** What this edge serves of a document. */
  served?(document: ReleaseDocument): ReleaseDocument
}

/** Follows the release document: a refused or unreadable one changes nothing, the last good one stays in use. */
export function liveDocument({
  store,
  settings,
  cache,
  log,
  metrics,
  served = document => document,
}: Options): LiveDocument {
  const memory = acceptedDocument(cache, store.location)
  let live: ReleaseDocument | null = null
  let liveText = ''
  // By a clock that never goes back.
  let listedAt = Number.NEGATIVE_INFINITY
  let keys: string[] = []
  const refused = { serial: 0, at: Number.NEGATIVE_INFINITY, reported: '', reason: '' }
  let loading: Promise<void> | null = null
  let remembering: Promise<void> | null = null
  let looking: Promise<void> | null = null
  let readAt = performance.now()
  const unreadable = { said: '', at: Number.NEGATIVE_INFINITY }

  async function trusted(): Promise<Trust> {
    const trust = await trustOf(settings)
    keys = [...trust.keys.keys()]
    return trust
  }

  async function remember(): Promise<void> {
    const known = await memory.read()
    if (!known) return
    // It held when it was accepted; a shop that stays open beats one that expires at a restart.
    try {
      live = verifyAccepted(known.text, known.serial, await trusted())
      liveText = known.text
    } catch (error) {
      log.warn({ err: error }, 'memory refused')
    }
  }

  async function load(): Promise<void> {
    const serials = await store.serials(Math.max(0, (live?.serial ?? 0) - 1))
    listedAt = performance.now()
    // What was taken out of the store is refused no more.
    refused.serial = Math.min(refused.serial, serials.at(-1) ?? 0)
    // Nothing from the serial in use onwards: the store went back, and how far it did says when to look again.
    await noticeRewrite(serials.at(-1) ?? (live ? await store.latestSerial() : 0))
    const { found, refused: bad } = await follow(
      store,
      serials.filter(serial => serial > (live?.serial ?? 0)),
      { trust: await trusted(), now: new Date(), base: live },
    )
    for (const { serial, why } of bad) refuse(serial, why.refusal, why.message)
    if (!found) return
    const { document, text } = found
    live = document
    liveText = text
    log.info({ serial: document.serial }, 'release document accepted')
    return memory
      .write({ serial: document.serial, text })
      .catch(error => log.warn({ err: error }, 'not remembered'))
  }

  /** A store that went back, or says something else under a serial we accepted. */
  async function noticeRewrite(newest: number): Promise<void> {
    if (!live || newest > live.serial) return
    const hint = `serial ${live.serial} was accepted before; if the store was made anew, delete ${memory.path}`
    if (newest < live.serial) refuse(newest, 'older', hint)
    else if ((await store.readDocument(newest)) !== liveText) refuse(newest, 'mixed', hint)
  }

  function refuse(serial: number, reason: string, detail: string): void {
    refused.serial = Math.max(refused.serial, serial)
    refused.at = performance.now()
    refused.reason = reason
    if (refused.reported === `${serial} ${reason}`) return
    refused.reported = `${serial} ${reason}`
    metrics.count('edge_document_refused_total', { reason })
    log.error({ serial, reason, kept: live?.serial ?? null, detail }, 'release document refused')
  }

  metrics.gauge('edge_document_serial', () => live?.serial ?? 0)
  metrics.gauge('edge_document_expires_seconds', () =>
    live ? (Date.parse(live.expires) - Date.now()) / 1000 : 0,
  )

  metrics.gauge('edge_store_unread_seconds', () => (performance.now() - readAt) / 1000)

  /** Together with whoever is loading; once more if that one began before `newest` was there. */
  async function loadUpTo(newest: number): Promise<void> {
    for (let times = 0; times < 2; times++) {
      loading ??= load().finally(() => {
        loading = null
      })
      await loading
      if (newest <= Math.max(live?.serial ?? 0, refused.serial)) return
    }
  }

  /** A store that is away is so for each of thousands of pages: said once in a while. */
  function tellUnreadable(error: Error): void {
    const now = performance.now()
    if (unreadable.said === error.message && now - unreadable.at < LIMITS.listAgain) return
    Object.assign(unreadable, { said: error.message, at: now })
    log.error({ err: error, kept: live?.serial ?? null }, 'release store unreadable')
  }

  async function look(): Promise<void> {
    const now = performance.now()
    try {
      const quick = live && now - listedAt < LIMITS.listAgain
      const newest = await store.latestSerial(quick ? live?.serial : undefined)
      const known = quick && newest <= (live?.serial ?? 0)
      const waiting = newest <= refused.serial && now - refused.at < LIMITS.refusedAgain
      if (!known && !waiting) await loadUpTo(newest)
      readAt = performance.now()
    } catch (error) {
      tellUnreadable(error as Error)
    }
  }

  /** Whoever has a document to go on with waits for a moment only: a store may take a call and never answer it. */
  async function lookBriefly(): Promise<void> {
    remembering ??= remember()
    await remembering
    const late = looking !== null
    looking ??= look().finally(() => {
      looking = null
    })
    if (!live) return looking
    if (late) return
    const over = new AbortController()
    const { signal } = over
    const answered = looking.then(() => {
      over.abort()
      return true
    })
    const waited = wait(LIMITS.lookWithin, false, { signal, ref: false }).catch(() => true)
    if (!(await Promise.race([answered, waited])))
      tellUnreadable(new Error(`no answer within ${LIMITS.lookWithin} ms`))
  }

  const lookOnce = sharedNext(lookBriefly)
  let lookedAt = Number.NEGATIVE_INFINITY

  async function current(): Promise<ReleaseDocument | null> {
    const began = performance.now()
    await lookOnce()
    lookedAt = began
    return live && served(live)
  }

  return {
    last: () => live && served(live),
    accepted: () => live,
    state: () => ({
      document: documentId(liveText),
      keys,
      ...(live && refused.serial > live.serial && { refused: refused.reason }),
    }),
    current,
    // At thousands of pages a second a look for each would cost as much as the page.
    forPages: async () =>
      performance.now() - lookedAt > LIMITS.lookAgain ? current() : live && served(live),
  }
}
