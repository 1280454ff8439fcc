import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { isRefundDue } from './order-words.ts'

const FIRST_WAIT_MS = 5_000
/** A provider may take days. */
const LONGEST_WAIT_MS = 300_000

/**
 * Asks for an order whose money is on its way back until it is there: ever more seldom, not while the page is hidden, and at once
 * when it is seen again.
 * @param ask may throw: nothing is known then, and it is asked again
 * @param settled is told the order once nothing of it is under way any more
 * @param page whose visibility counts
 * @returns a function that stops it
 */
export function followRefund<O extends OrderDetail>(
  ask: (signal: AbortSignal) => Promise<O>,
  settled: (order: O) => void,
  page: Pick<Document, 'visibilityState' | 'addEventListener'>,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  let asking = false
  const later = () => {
    if (page.visibilityState === 'hidden') return
    timer = setTimeout(look, wait)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
  const look = async () => {
    if (asking) return
    asking = true
    const order = await ask(signal).catch(() => null)
    asking = false
    if (signal.aborted) return
    if (!order || isRefundDue(order)) return later()
    stop.abort()
    settled(order)
  }
  const turned = () => {
    clearTimeout(timer)
    wait = FIRST_WAIT_MS
    if (page.visibilityState !== 'hidden') void look()
  }
  page.addEventListener('visibilitychange', turned, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  later()
  return () => stop.abort()
}
