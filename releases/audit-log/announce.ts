import type { ReleaseSettings } from '../settings.ts'
import type { AuditEntry } from '../store/store.ts'

/** Whoever listens must not hold up a rollback. */
const TIMEOUT_MS = 3_000

/**
 * Tells RELEASE_WEBHOOK of an act that holds, as JSON: the entry of the audit log, with `text` in one line as chat programs show it.
 * Never fails: the act is done, and the log has it.
 * @returns why it could not be told, in words; null when it was, or nobody wants to know
 */
export async function announce(
  { webhook, publicOrigin }: Pick<ReleaseSettings, 'webhook' | 'publicOrigin'>,
  entry: AuditEntry,
): Promise<string | null> {
  if (webhook === null) return null
  const what = [entry.verb, entry.name, entry.release].filter(Boolean).join(' ')
  const text = `${publicOrigin}: ${what} by ${entry.who}: ${entry.why} (serial ${entry.serial})`
  try {
    const answer = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, shop: publicOrigin, ...entry }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? null : `the webhook answered ${answer.status}`
  } catch (error) {
    return `the webhook did not answer: ${(error as Error).message}`
  }
}
