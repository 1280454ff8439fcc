import type { Language } from 'shared-contracts/language/language.ts'
import { formatTime } from 'shared-contracts/language/time.ts'
import { Refusal } from '../http/refusal.ts'
import type { CompleteDraft } from './agreed.ts'
import type { Location } from './locations.ts'
import { openFrom } from './slots.ts'

const opensAt = ({ pickup, timeZone }: Location, now: Date): number =>
  openFrom(pickup, timeZone, now.getTime())

/** Whether somebody serves at the tables of a place now: what is ordered there is made at once. */
export const isOpen = (location: Location, now: Date): boolean => opensAt(location, now) === now.getTime()

/** @throws Refusal `store-closed` for an order at a table of a place that is closed, with when it opens */
export function refuseClosed({ method, location }: CompleteDraft, now: Date, language: Language): void {
  if (method !== 'eatIn' || isOpen(location, now)) return
  const at = opensAt(location, now)
  if (!Number.isFinite(at)) throw new Refusal('store-closed')
  const opens = formatTime(new Date(at).toISOString(), 'dateTime', location.timeZone, language)
  throw new Refusal('store-closed', { message: 'store-closed.until', values: { opens } })
}
