import { compressAround, joined } from './compress-around.ts'

/** A page's text without its nonce, which each answer has of its own. */
export interface Spliced {
  bytes: number
  /** The text with a nonce. */
  plain(nonce: string): Buffer
  /** The same, Brotli: compressed once. Null where that cannot be done. */
  brotli(): Promise<((nonce: string) => Buffer) | null>
}

/** @param html of a page @param nonce that it was drawn with */
export function spliced(html: Buffer, nonce: string): Spliced {
  const pieces = around(html, nonce)
  let compressed: Promise<((nonce: string) => Buffer) | null> | null = null
  return {
    // With the compressed pieces, which are a fifth.
    bytes: html.length * 1.2,
    plain: own => joined(pieces, Buffer.from(own)),
    brotli() {
      compressed ??= compressAround(pieces, nonce.length)
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
