import { isOver, type OrderOutcome } from 'shared-contracts/api/order-outcome.ts'

const POLL_INTERVAL_MS = 5_000
/** A failed payment is asked about for some minutes: a late success still counts (RET-13). */
const MAX_FAILED_POLLS = 60

/**
 * Asks what became of an order until that is settled.
 * @param ask may throw: nothing is known then, and it is asked again
 * @returns a function that stops it
 */
export function watchOrder(
  ask: (signal: AbortSignal) => Promise<OrderOutcome>,
  onOutcome: (outcome: OrderOutcome) => void,
): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failed = 0
  const poll = async () => {
    const outcome = await ask(stop.signal).catch(() => null)
    if (stop.signal.aborted) return
    if (outcome) onOutcome(outcome)
    if (outcome === 'failed') failed++
    if ((outcome && isOver(outcome)) || failed > MAX_FAILED_POLLS) return
    timer = setTimeout(poll, POLL_INTERVAL_MS)
  }
  void poll()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
