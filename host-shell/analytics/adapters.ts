import type { AnalyticsEvent } from 'shared-contracts/remote/analytics.ts'
import { object, text } from '../store/fields.ts'

/** Where and when something happened. */
export interface Moment {
  /** The page's address without its query: what stands there may be personal. */
  address: string
  language: string
  at: Date
}

/** How each kind of counter wants to be told. */
const KINDS = {
  /** Any server of the store's own: the event as it is. */
  beacon: (event, { address, language, at }) => ({ ...event, address, language, at: at.toISOString() }),
  /** Plausible Analytics' events API. */
  plausible: ({ name, ...props }, { address }) => ({
    name: name === 'view' ? 'pageview' : name,
    url: address,
    domain: new URL(address).hostname,
    props,
  }),
} as const satisfies Record<string, (event: AnalyticsEvent, moment: Moment) => object>

/** A counter that the store chose, by its document. */
export interface Adapter {
  kind: keyof typeof KINDS
  /** Path of this shop: pages may talk to no other origin; the store's balancer leads it on. */
  address: string
}

const MAX_ADAPTERS = 4

/** Reads `analytics` of the store's document; what is no adapter is left out (APP-3). */
export const readAdapters = (value: readonly unknown[]): Adapter[] =>
  value.slice(0, MAX_ADAPTERS).flatMap(entry => {
    const kind = text(object(entry).kind) as Adapter['kind']
    const address = text(object(entry).address)
    const isOwn = address !== null && /^\/(?![/\\])[\w./-]{0,200}$/.test(address)
    return isOwn && Object.hasOwn(KINDS, kind) ? [{ kind, address }] : []
  })

export const messageFor = ({ kind }: Adapter, event: AnalyticsEvent, moment: Moment): object =>
  KINDS[kind](event, moment)
