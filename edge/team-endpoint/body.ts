import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LIMITS } from '../limits.ts'

/** A body that is not what was promised. */
export class BodyRefused extends Error {
  readonly status: 413 | 422 | 503

  constructor(status: 413 | 422 | 503, message: string) {
    super(message)
    this.status = status
  }
}

let held = 0

/**
 * Takes a body as it comes and ends with the first byte too many.
 * @param digest sha256 that was signed, base64url
 * @throws BodyRefused
 */
export async function takeBody(
  request: IncomingMessage,
  { maxBytes, digest }: { maxBytes: number; digest: string },
): Promise<Buffer> {
  const tooMuch = () => new BodyRefused(413, `more than ${maxBytes} bytes`)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooMuch()
  if (held >= LIMITS.teamBodies) throw new BodyRefused(503, 'others are being taken; try again')
  held++
  try {
    const hash = createHash('sha256')
    const parts: Uint8Array[] = []
    let size = 0
    // What is refused is still to be answered.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      size += part.length
      if (size > maxBytes) throw tooMuch()
      hash.update(part)
      parts.push(part)
    }
    if (hash.digest('base64url') !== digest)
      throw new BodyRefused(422, 'the body is not the one that was signed')
    return Buffer.concat(parts)
  } finally {
    held--
  }
}
