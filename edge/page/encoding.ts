import { type BrotliOptions, constants, createBrotliCompress, createGzip, type ZlibOptions } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | null

/** @param header Accept-Encoding; @returns the best one both sides know, null for none */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    accepted.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  const allowed = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  return allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : null
}

// What is written is sent at once: a page's first bytes must not wait for a full window.
const BROTLI: BrotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP: ZlibOptions = { flush: constants.Z_SYNC_FLUSH, level: 6 }

export const compressors = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(GZIP),
} as const satisfies Record<NonNullable<Encoding>, () => unknown>
