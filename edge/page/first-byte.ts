import type { HostResponse } from 'shared-contracts/remote/host.ts'
import { unless } from 'shared-contracts/remote/server/running-time.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** A host's answer that has begun: nothing that fails before this point reaches the visitor. */
export interface Begun {
  status: number
  headers: Headers
  first: Uint8Array | null
  rest: Reader | null
}

/**
 * Waits for a host's status and first byte.
 * @param signal ends the wait
 * @throws what the host throws, or the signal's reason
 */
export async function firstByte(answer: Promise<HostResponse>, signal: AbortSignal): Promise<Begun> {
  const { status, headers, body } = await unless(signal, answer)
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw new Error(`the host answered with status ${status}`)
  if (!body) return { status, headers, first: null, rest: null }
  const rest = body.getReader()
  try {
    const { value, done } = await unless(signal, rest.read())
    return done ? { status, headers, first: null, rest: null } : { status, headers, first: value, rest }
  } catch (error) {
    rest.cancel(error).catch(() => {})
    throw error
  }
}

/** The whole body again, as it comes. */
export async function* chunks({ first, rest }: Begun): AsyncGenerator<Uint8Array> {
  if (first) yield first
  if (!rest) return
  try {
    for (let part = await rest.read(); !part.done; part = await rest.read()) yield part.value
  } finally {
    rest.cancel().catch(() => {})
  }
}
