import { nestsTooDeep } from '../http/nesting.ts'
import { ProviderError } from './adapter.ts'
import { fetchProven } from './fetch-proven.ts'
import type { ClientCertificate } from './provider.ts'

/** ms a provider may take to answer one call. */
const TIMEOUT_MS = 8_000

interface ProviderCall {
  /** Its name in messages. */
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** What this server proves itself with, where the provider asks for it. */
  certificate?: ClientCertificate | null
}
export interface ProviderAnswer {
  status: number
  text: string
  headers: Headers
}

/** Makes one call of a provider. @throws ProviderError when there is no answer in time */
export async function callProvider({
  name,
  url,
  method = 'POST',
  headers = {},
  body,
  certificate = null,
}: ProviderCall): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    if (certificate) return await fetchProven(url, certificate, { method, headers, body, signal })
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal,
    })
    return { status: response.status, text: await response.text(), headers: response.headers }
  } catch (cause) {
    throw new ProviderError(`no answer to ${name}`, { cause })
  }
}

export const JSON_BODY = { 'content-type': 'application/json' }

/** A JSON object; null for anything else. */
export function jsonObject(text: string): Record<string, unknown> | null {
  if (nestsTooDeep(text)) return null
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** The address as a provider gave it. @throws ProviderError unless it is a web page */
export function webPage(address: unknown): string {
  if (typeof address === 'string' && /^https?:\/\//.test(address) && URL.canParse(address)) return address
  throw new ProviderError('no redirect address')
}

/** What a provider's raw state means here, by its own table; null for a state that is none. */
export const stateIn = <S>(table: Readonly<Record<string, S>>, raw: unknown): S | null =>
  Object.hasOwn(table, String(raw)) ? (table[String(raw)] ?? null) : null
