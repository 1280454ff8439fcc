import type { AnalyticsEvent } from 'shared-contracts/remote/analytics.ts'
import { type BrowserStorage, readJson, writeJson } from 'shared-contracts/remote/storage.ts'
import { type Adapter, type Moment, messageFor } from './adapters.ts'
import { type Consent, noteConsent, readConsent } from './consent.ts'

const ORDERS = 'arcade.analytics.orders'
/** Orders remembered, the latest. */
const MAX_ORDERS = 20

export interface Collector {
  take(event: AnalyticsEvent): void
  consent(): Consent | null
  /** Counts from here on, or no more; with no, what was noted for counting is forgotten. */
  decide(consent: Consent): void
}

interface Options {
  adapters: readonly Adapter[]
  storage: BrowserStorage
  moment(): Moment
  send(address: string, message: object): void
}

/** Passes events on to the store's counters, from the shopper's yes on; before that, and after a no, they are dropped. */
export function createCollector({ adapters, storage, moment, send }: Options): Collector {
  // Asked each time: another tab may have answered since.
  const consent = () => readConsent(storage)
  /** An order is one purchase, however often its page is seen. */
  const isCounted = (orderID: string): boolean => {
    const noted = readJson(storage, ORDERS)
    const known: unknown[] = Array.isArray(noted) ? noted : []
    if (known.includes(orderID)) return true
    writeJson(storage, ORDERS, [...known, orderID].slice(-MAX_ORDERS))
    return false
  }
  return {
    consent,
    decide(given) {
      noteConsent(storage, given)
      if (given === 'no') storage.removeItem(ORDERS)
    },
    take(event) {
      if (consent() !== 'yes') return
      if (event.name === 'purchase' && isCounted(event.orderID)) return
      for (const adapter of adapters) send(adapter.address, messageFor(adapter, event, moment()))
    },
  }
}
