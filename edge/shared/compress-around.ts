import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  type BrotliCompress,
  type BrotliOptions,
  brotliDecompress,
  constants,
  createBrotliCompress,
} from 'node:zlib'
import { BROTLI } from '../page/encoding.ts'

/** @returns writes the pieces with a text of this length between each two */
function joining(pieces: readonly Buffer[], length: number): (between: string) => Buffer {
  const whole = joined(pieces, Buffer.alloc(length))
  let at = 0
  const gaps = pieces.slice(0, -1).map((piece, i) => {
    at += piece.length + (i === 0 ? 0 : length)
    return at
  })
  return between => {
    const own = Buffer.allocUnsafe(whole.length)
    whole.copy(own)
    for (const gap of gaps) own.write(between, gap, 'latin1')
    return own
  }
}

export const joined = (pieces: readonly Buffer[], between: Buffer): Buffer =>
  Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [piece] : [between, piece])))

/**
 * Bytes behind a nonce that stand as they are with it. Two at least: by them a decoder chooses how to read what follows. Where the
 * compressor finds these few again at a distance that it used before, it counts on that later on: then some more.
 */
const CONTEXT_BYTES = [2, 3, 4, 5, 7, 9, 12]
const MAX_TRIES = 12

/**
 * Compresses a page around its nonces, once for all of them. @param pieces of the page @param length of a nonce
 * @returns writes it with a nonce; null where that cannot be done
 */
export async function compressAround(
  pieces: readonly Buffer[],
  length: number,
  brotli = BROTLI,
): Promise<((nonce: string) => Buffer) | null> {
  const contexts = pieces.slice(1).map(() => 0)
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const bytes = contexts.map(at => CONTEXT_BYTES[at % CONTEXT_BYTES.length] ?? 0)
    if (pieces.some((piece, i) => piece.length < (bytes[i - 1] ?? 0))) return null
    const parts = await compress(pieces, length, bytes, brotli).catch(() => null)
    if (!parts) return null
    // Were a compressor to do otherwise than is taken for granted here, it is found now and not in a browser.
    const wrong = (await misread(parts, pieces, length)) ?? (await misread(parts, pieces, length))
    if (wrong === null) return joining(parts, length)
    contexts[wrong] = (contexts[wrong] ?? 0) + 1
  }
  return null
}

/**
 * One stream, in which each nonce stands as it is, in an uncompressed meta-block of its own (RFC 7932, 9.2). The compressor is given,
 * in the nonce's place, bytes that no text has, so that nothing refers to them; what it makes of these is left out.
 * @returns what stands around the nonces
 */
async function compress(
  [first = Buffer.alloc(0), ...others]: readonly Buffer[],
  length: number,
  contexts: readonly number[],
  brotli: BrotliOptions,
): Promise<Buffer[]> {
  const stream = createBrotliCompress(brotli)
  const inItsPlace = bytesOfNoText()
  const parts = [await flushed(stream, first)]
  for (const [i, piece] of others.entries()) {
    const context = piece.subarray(0, contexts[i])
    await flushed(stream, Buffer.concat([inItsPlace(length), context]))
    const rest = await flushed(stream, piece.subarray(contexts[i]))
    parts[i] = Buffer.concat([parts[i] ?? first, metaBlock(length + context.length)])
    parts.push(Buffer.concat([context, rest]))
  }
  stream.destroy()
  return [...parts.slice(0, -1), Buffer.concat([parts.at(-1) ?? first, Buffer.from([LAST_AND_EMPTY])])]
}

/** @returns index of the nonce behind which the page is not read as it was written; null where all of it is */
async function misread(
  parts: readonly Buffer[],
  pieces: readonly Buffer[],
  length: number,
): Promise<number | null> {
  const nonce = Buffer.from(randomBytes(length).toString('base64').slice(0, length))
  const isRead = (count: number) =>
    // What is cut off may lack its end.
    promisify(brotliDecompress)(joined(parts.slice(0, count), nonce), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).then(
      read => read.equals(joined(pieces.slice(0, count), nonce)),
      () => false,
    )
  if (await isRead(parts.length)) return null
  for (let count = 2; count < parts.length; count++) if (!(await isRead(count))) return count - 2
  return parts.length - 2
}

/** ISLAST and ISLASTEMPTY. */
const LAST_AND_EMPTY = 0b11

/** Header of an uncompressed meta-block: not the last, its length in four nibbles less one, ISUNCOMPRESSED. */
function metaBlock(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19)
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, bits >> 16])
}

/** Bytes that no page has: those that UTF-8 does not, and control characters that HTML does not. */
const NO_TEXT = [...range(0x01, 0x08), ...range(0x0e, 0x1f), 0xc0, 0xc1, ...range(0xf5, 0xff)]

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/**
 * @returns gives such bytes, no two of them as they stood before: a compressor finds even so few again. Taken as in a
 * sequence of de Bruijn: after the first alone the last one first, so that none leads where all that may follow has been.
 */
function bytesOfNoText(): (length: number) => Buffer {
  const given = new Set<number>()
  let last = NO_TEXT[0] ?? 0
  const next = (): number => {
    const byte = NO_TEXT.findLast(one => !given.has((last << 8) | one))
    if (byte === undefined) throw new Error('too many nonces')
    given.add((last << 8) | byte)
    last = byte
    return byte
  }
  return length => Buffer.from(Array.from({ length }, next))
}

/** Writes one piece. @returns what came of it, whole bytes */
async function flushed(stream: BrotliCompress, piece: Buffer): Promise<Buffer> {
  const out: Buffer[] = []
  const take = (part: Buffer) => void out.push(part)
  stream.on('data', take)
  await new Promise<void>((resolve, reject) => {
    stream.once('error', reject)
    stream.write(piece)
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      stream.off('error', reject)
      resolve()
    })
  })
  // The last of it may be told after that it is there.
  await setImmediate()
  stream.off('data', take)
  return Buffer.concat(out)
}
