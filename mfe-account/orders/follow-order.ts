import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { isPayable } from './is-open.ts'
import { isRefundDue } from './order-words.ts'

const FIRST_WAIT_MS = 5_000
/** A provider may take days. */
const LONGEST_WAIT_MS = 300_000

/**
 * Keeps an order that is shown as the store has it: asks for it when the page is seen again, and while something of it is
 * awaited (its money, on the way here or back, or that its mailbox confirms it) also in between, ever more seldom. A hidden page
 * asks nothing.
 * @param shown the order as it is shown by then
 * @param ask may throw: nothing is known then, and it is asked again
 * @param changed is told each time that the order stands otherwise than it did
 * @param page whose visibility counts
 * @returns a function that stops it
 */
export function followOrder(
  shown: () => OrderDetail,
  ask: (signal: AbortSignal) => Promise<OrderDetail>,
  changed: (after: OrderDetail, before: OrderDetail) => void,
  page: Pick<Document, 'visibilityState' | 'addEventListener'>,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  let asking = false
  const later = (order: OrderDetail) => {
    if (page.visibilityState === 'hidden' || !isAwaited(order)) return
    timer = setTimeout(look, wait)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
  const look = async () => {
    if (asking) return
    asking = true
    const order = await ask(signal).catch(() => null)
    asking = false
    if (signal.aborted) return
    const before = shown()
    if (order && standing(order) !== standing(before)) changed(order, before)
    later(order ?? before)
  }
  const turned = () => {
    clearTimeout(timer)
    wait = FIRST_WAIT_MS
    if (page.visibilityState !== 'hidden') void look()
  }
  page.addEventListener('visibilitychange', turned, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  later(shown())
  return () => stop.abort()
}

const isAwaited = (order: OrderDetail): boolean =>
  isRefundDue(order) || isPayable(order) || Boolean(order.confirmBy)

/** What of an order can become another while its page is open. */
const standing = (order: OrderDetail): string =>
  JSON.stringify([
    order.status,
    order.paymentStatus,
    order.handedOver,
    order.refund,
    order.expiresAt,
    order.confirmBy,
    order.canCancel,
    order.timeline.length,
  ])
