import { LIMITS } from '../limits.ts'
import { SMALLER_BROTLI } from '../page/encoding.ts'
import { compressAround, joined } from './compress-around.ts'

/** A page's text without its nonce, which each answer has of its own. */
export interface Spliced {
  bytes: number
  /** The text with a nonce. */
  plain(nonce: string): Buffer
  /** The same, Brotli: compressed once, and once more for a page that many are sent. Null where that cannot be done. */
  brotli(): Promise<((nonce: string) => Buffer) | null>
}

/** Of all pages one at a time, beside the edge's own work. */
let isMakingSmaller = false

/** @param html of a page @param nonce that it was drawn with */
export function spliced(html: Buffer, nonce: string): Spliced {
  const pieces = around(html, nonce)
  let compressed: Promise<((nonce: string) => Buffer) | null> | null = null
  let sent = 0
  let isSmaller = false

  async function makeSmaller() {
    isSmaller = true
    isMakingSmaller = true
    const smaller = await compressAround(pieces, nonce.length, SMALLER_BROTLI)
    if (smaller) compressed = Promise.resolve(smaller)
    isMakingSmaller = false
  }

  return {
    // With the compressed pieces, which are a fifth.
    bytes: html.length * 1.2,
    plain: own => joined(pieces, Buffer.from(own)),
    brotli() {
      compressed ??= compressAround(pieces, nonce.length)
      if (++sent >= LIMITS.sharedOften && !isSmaller && !isMakingSmaller) void makeSmaller()
      return compressed
    },
  }
}

function around(html: Buffer, nonce: string): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    pieces.push(html.subarray(from, at))
    from = at + nonce.length
  }
  return [...pieces, html.subarray(from)]
}
