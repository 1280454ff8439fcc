import { Refusal } from '../http/refusal.ts'

/** Whom a provider says somebody is. */
export interface Person {
  openId: string
  /** The same in all apps of the provider; null where it says none. */
  unionId: string | null
  nickname: string
}

/**
 * Asks a provider over HTTP.
 * @returns its answer as text
 * @throws Refusal `identity-provider` when none came
 */
export async function askProvider(url: string, body?: URLSearchParams): Promise<string> {
  try {
    const response = await fetch(url, {
      ...(body && { method: 'POST', body }),
      redirect: 'error',
      signal: AbortSignal.timeout(8_000),
    })
    return await response.text()
  } catch {
    // What went wrong would name the address, which holds the app's secret.
    throw new Refusal('identity-provider')
  }
}
