import { atom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { OrderDraft } from 'shared-contracts/api/entities/order.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import { isDay, nextOpen, timesOf } from '../handover/times.ts'
import { type Purchase, queryOf } from '../journey/purchase.ts'

export type HoldView =
  /** Nothing is known of a reservation: it is not asked for yet, has no answer, or the device's clock cannot tell when it ends. */
  | { kind: 'none' }
  /** Stock and time are kept until then (ISO 8601, by the server's clock). */
  | { kind: 'held'; until: string }
  /** Its time is over: everything went back to the shop. */
  | { kind: 'over' }
  /** The chosen time is somebody else's. `next`: slot start or day that can be had instead. */
  | { kind: 'slot-gone'; next: string | null }
  | { kind: 'out-of-stock' }

export interface HoldDeps {
  api: ApiClient
  wait: Wait
  purchase: Purchase
  /** Reads the bill again. */
  reload(): Promise<void>
}

const SLOT_GONE = 'slot-gone' satisfies ErrorCode
const OUT_OF_STOCK = 'out-of-stock' satisfies ErrorCode

/** Stock and time kept while the shopper pays (CHK-5). A hold that cannot be had stops nothing: placing the order decides. */
export function createHold({ api, wait, purchase, reload }: HoldDeps) {
  const $hold = atom<HoldView>({ kind: 'none' })
  const query = queryOf(purchase)

  async function take(draft: OrderDraft): Promise<void> {
    try {
      const { expiresAt } = await retry(() => api('POST shoppingManagement4/reserve', { query }), wait)
      // By a clock that is fast it would be over, however often it is asked for: then the server alone knows.
      $hold.set(Date.parse(expiresAt) > Date.now() ? { kind: 'held', until: expiresAt } : { kind: 'none' })
    } catch (error) {
      if (!isFailure(error)) throw error
      const { code } = readFailure(error)
      $hold.set(await lossOf(code, draft))
    }
  }
  async function lossOf(code: string, draft: OrderDraft): Promise<HoldView> {
    if (code === SLOT_GONE) return { kind: SLOT_GONE, next: await findNext(draft) }
    return code === OUT_OF_STOCK ? { kind: OUT_OF_STOCK } : { kind: 'none' }
  }
  /** @returns what can be had instead of the draft's time; null when nothing, or when it cannot be asked */
  async function findNext({ method, localStoreName, slot, pickupDate }: OrderDraft): Promise<string | null> {
    const lost = slot?.start ?? pickupDate
    if (!method || !lost) return null
    try {
      const { locations } = await api('GET shoppingManagement4/checkoutConfig', { query })
      const location = locations.find(l => l.localStoreName === localStoreName)
      const times = location && timesOf(location, method)
      return times ? nextOpen(times, lost) : null
    } catch (error) {
      if (!isFailure(error)) throw error
      return null
    }
  }
  return {
    $hold,
    take,
    /** The clock says so. */
    expire: (): void => $hold.set({ kind: 'over' }),
    /** Moves the order to another time and holds that. @param start slot start or day */
    async move(draft: OrderDraft, start: string): Promise<void> {
      try {
        if (isDay(start))
          await api('POST shoppingManagement4/orderPickupDate', { query, body: { date: start } })
        else if (draft.method === 'delivery')
          await api('POST shoppingManagement4/orderDeliveryDateTime', { query, body: { start } })
        else await api('POST shoppingManagement4/orderPickupDateTime', { query, body: { start } })
      } catch (error) {
        if (!isFailure(error)) throw error
        // Taken as well, or no answer: what can be had is asked for again below.
      }
      await reload()
      await take({ ...draft, slot: { start, end: start } })
    },
  }
}
export type Hold = ReturnType<typeof createHold>
