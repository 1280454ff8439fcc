import { LIMITS } from '../limits.ts'

const OPEN = new Set([0x5b, 0x7b])
const CLOSE = new Set([0x5d, 0x7d])
const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * An answer of the backend, read no further than a page can use: whoever parses it and walks through it need not fear for
 * memory or stack.
 * @throws Error when it is larger than `LIMITS.apiBytes`, or nested deeper than `LIMITS.apiDepth`
 */
export async function bounded(response: Response): Promise<Response> {
  if (!response.body) return response
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
      throw new Error(`the answer of the API ${problem}`)
    }
    parts.push(next.value)
  }
  const { status, statusText, headers } = response
  return new Response(Buffer.concat(parts), { status, statusText, headers })
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
