import { LIMITS } from '../limits.ts'

/** Bytes that are nobody else's to change. */
export type Bytes = Buffer<ArrayBuffer>

/** The backend answered, and no page can use it. */
export class UnusableAnswer extends Error {}

const OPEN = new Set([0x5b, 0x7b])
const CLOSE = new Set([0x5d, 0x7d])
const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * The body of an answer of the backend, read no further than a page can use: whoever parses it and walks through it need not fear for
 * memory or stack.
 * @returns null where it has none
 * @throws UnusableAnswer when it is larger than `LIMITS.apiBytes`, or nested deeper than `LIMITS.apiDepth`
 */
export async function readBoundedBody(response: Response): Promise<Bytes | null> {
  if (!response.body) return null
  const reader = response.body.getReader()
  const parts: Uint8Array[] = []
  const isWithinDepth = depthOf(LIMITS.apiDepth)
  let bytes = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length
    const problem =
      bytes > LIMITS.apiBytes ? 'is too large' : isWithinDepth(next.value) ? null : 'is nested too deeply'
    if (problem) {
      reader.cancel().catch(() => {})
      throw new UnusableAnswer(`the answer of the API ${problem}`)
    }
    parts.push(next.value)
  }
  return Buffer.concat(parts)
}

/** Counts brackets outside strings. @returns told the next bytes, whether the limit holds so far */
function depthOf(limit: number) {
  let depth = 0
  let inString = false
  let escaped = false
  return (bytes: Uint8Array): boolean => {
    for (const byte of bytes) {
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inString = false
      } else if (byte === QUOTE) inString = true
      else if (OPEN.has(byte) && ++depth > limit) return false
      else if (CLOSE.has(byte)) depth--
    }
    return true
  }
}
