import { type BrotliOptions, constants, createBrotliCompress, createGzip, type ZlibOptions } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip' | null

/** Best first. Browsers name all they know alike, so the choice is ours. */
const ENCODINGS = ['br', 'gzip'] as const

/** @returns the best encoding both sides know, null for none */
export const encodingFor = (request: FastifyRequest): Encoding =>
  ENCODINGS.find(name => request.encodings([name]) === name) ?? null

// What is written is sent at once: a page's first bytes must not wait for a full window.
export const BROTLI: BrotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
/**
 * Of what many are sent: a seventeenth shorter for five times the work; its last level takes four times that for another hundredth. A
 * window as wide as a page: with the usual one this level takes 32 MB.
 */
export const SMALLER_BROTLI: BrotliOptions = {
  ...BROTLI,
  params: {
    ...BROTLI.params,
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
}
const GZIP: ZlibOptions = { flush: constants.Z_SYNC_FLUSH, level: 6 }

export const compressors = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(GZIP),
} as const satisfies Record<NonNullable<Encoding>, () => unknown>
