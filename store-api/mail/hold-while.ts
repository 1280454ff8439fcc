/** How long a mail is for others away after it was last said that it is being sent; who ended meanwhile holds none up longer (ms). */
export const LEASE_MS = 60_000

/**
 * Keeps what was claimed while it is handed over: mail servers may take minutes to take one, and giving up earlier sends it twice.
 * @param renew claims it for another `LEASE_MS`; where that fails, the next one may not
 */
export async function holdWhile<T>(renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => {}), LEASE_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
