import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../http/refusal.ts'

/** What browsers send; `heif` is AVIF when its compression is AV1. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif']
/** How their files begin. What begins otherwise is not looked into: to say how large a drawing of a thousand bytes is may take minutes. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s]
/** Pixels of a picture that is still decoded. */
const MAX_PIXELS = 40_000_000
/** Decoding and encoding may take so long. */
const TIMEOUT_S = 15

export interface Encoded {
  webp: Buffer
  avif: Buffer
  /** px */ width: number
  /** px */ height: number
  /** CSS colour shown until the picture is there. */
  color: string
}

/** One picture uses one thread, so that the number of pictures at work bounds what they take. */
sharp.concurrency(1)
sharp.cache(false)

/**
 * A picture decoded and encoded anew: upright, sRGB, at most `edge` px long, and nothing of the file but its pixels (no
 * EXIF, no colour profile, nothing appended).
 * @throws Refusal `not-a-picture` or `too-large`
 */
export async function encode(bytes: Buffer, edge: number): Promise<Encoded> {
  const beginning = bytes.subarray(0, 12).toString('latin1')
  if (!BEGINNINGS.some(known => known.test(beginning))) throw new Refusal('not-a-picture', { field: 'image' })
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
  try {
    // Read from the file's own bytes, whatever name and type came with it; nothing is decoded yet.
    const { format, compression, width, height } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata()
    if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1'))
      throw new Refusal('not-a-picture', { field: 'image' })
    if (width * height > MAX_PIXELS) throw new Refusal('too-large', { field: 'image' })
    const raw = await sharp(bytes, options)
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { info, data } = raw
    const pixels = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).timeout({
        seconds: TIMEOUT_S,
      })
    return {
      webp: await pixels().webp({ quality: 82 }).toBuffer(),
      avif: await pixels().avif({ quality: 55, effort: 2 }).toBuffer(),
      width: info.width,
      height: info.height,
      color: await colorOf(pixels()),
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('not-a-picture', { field: 'image' })
  }
}

async function colorOf(picture: Sharp): Promise<string> {
  const dot = await picture
    .flatten({ background: '#fff' })
    .resize(1, 1)
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const [r = 0, g = r, b = r] = dot
  return `#${[r, g, b].map(x => x.toString(16).padStart(2, '0')).join('')}`
}
