import { setTimeout as wait } from 'node:timers/promises'
import type { Payment } from './book.ts'
import type { Dialect } from './dialect.ts'
import type { Workspace } from './workspace.ts'

/** Pauses in ms before each further try. */
const RETRY_PAUSES_MS = [500, 3_000, 15_000]

/**
 * Tells the merchant what became of a payment, again until it is acknowledged.
 * @param signal ends the tries, e.g. when the server stops
 */
export async function sendNotice(
  dialect: Dialect,
  workspace: Workspace,
  payment: Payment,
  signal: AbortSignal,
): Promise<void> {
  const notice = dialect.notice(payment, workspace)
  if (!notice) return
  for (const pause of [0, ...RETRY_PAUSES_MS]) {
    try {
      await wait(pause, undefined, { signal, ref: false })
      const response = await fetch(payment.notifyUrl, {
        method: 'POST',
        ...notice,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
      })
      if (response.ok && dialect.acknowledged(await response.text())) return
    } catch (error) {
      if (signal.aborted) return
      workspace.log.warn({ err: error }, 'sandbox notice did not arrive')
    }
  }
}
