import { API_BASE } from 'shared-contracts/api/endpoint.ts'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import type { BenchRequest } from './measure.ts'

/** One call of ours beside the bare server's for the same rows. */
export interface Case {
  name: string
  bare: () => BenchRequest
  ours: () => BenchRequest
  /** Measured at so many requests a second too. */
  rate?: number
  /** So many requests in all, and as many before, where each needs something made ready for it. */
  amount?: number
}

/** The address of a call below its server's origin. */
export function callPath(
  call: Call,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const template = call.split(' ')[1] ?? ''
  const path = template.replace(/\[?\{(\w+)\}\]?/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return API_BASE + path + (search && `?${search}`)
}

export const get = (path: string): BenchRequest => ({ method: 'GET', path })

export const post = (path: string, body: unknown, headers: Record<string, string> = {}): BenchRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** One after the other, over and over. */
export function inTurn<T>(list: readonly T[]): () => T {
  let at = 0
  return () => {
    const item = list[at++ % list.length]
    if (item === undefined) throw new RangeError('nothing to take turns with')
    return item
  }
}
