import { useEffect } from 'react'

/** What a shopper did, for a store that counts it. Amounts are minor units of the currency beside them; nobody is named. */
export type AnalyticsEvent =
  | { name: 'view'; path: string }
  | { name: 'list'; list: string; count: number }
  | { name: 'search'; term: string; count: number }
  | { name: 'product'; productID: string; price: number; currency: string }
  | { name: 'add'; productID: string; optionPair: string; quantity: number }
  | { name: 'checkout'; step: 'cart' | 'details' | 'payment' }
  | { name: 'purchase'; orderID: string; total: number; currency: string }

/** Events kept until somebody takes them; later ones are dropped. */
const MAX_WAITING = 50

/** One page, in all its releases: each carries its own copy of this file. */
const EVENTS = Symbol.for('arcade.analytics')
type Events = Pick<AnalyticsEvent[], 'push' | 'length'>
type Holder = Window & { [EVENTS]?: Events }

/** Says what the shopper did. It leaves the page only if the store has an adapter and the shopper agreed: the host sees to both. */
export function track(event: AnalyticsEvent): void {
  if (typeof window === 'undefined') return
  const page = window as Holder
  page[EVENTS] ??= []
  if (page[EVENTS].length < MAX_WAITING) page[EVENTS].push(event)
}

/** `track` once the view is shown, and again when the event is another one; null says nothing. */
export function useTracked(event: AnalyticsEvent | null): void {
  const text = JSON.stringify(event)
  useEffect(() => {
    if (text !== 'null') track(JSON.parse(text))
  }, [text])
}

/** For the host: takes every event from here on. @returns those that waited */
export function takeEvents(page: Window, take: (event: AnalyticsEvent) => void): AnalyticsEvent[] {
  const holder = page as Holder
  const waiting = (holder[EVENTS] ?? []) as AnalyticsEvent[]
  holder[EVENTS] = {
    length: 0,
    push(...events) {
      for (const event of events) take(event)
      return 0
    },
  }
  return [...waiting]
}
