import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

/** First bytes of a picture, in hex. */
const bytes = (hex: string): ArrayBuffer => {
  const all = hex.replaceAll(' ', '').match(/../g) ?? []
  return new Uint8Array(all.map(pair => Number.parseInt(pair, 16))).buffer
}
const ascii = (text: string) => [...text].map(c => c.charCodeAt(0).toString(16).padStart(2, '0')).join('')

const PNG = `89${ascii('PNG')}0d0a1a0a 0000000d ${ascii('IHDR')} 00004e20 00004e20 01000000 00`
const JPEG = 'ffd8 ffe0 0004 0000 ffc4 0004 0000 ffc2 0011 08 0bb8 0fa0 03'
const RIFF = (form: string, rest: string) => `${ascii('RIFF')}00000000${ascii('WEBP')}${ascii(form)}${rest}`
const AVIF = `00000018${ascii('ftypavif')}00000000 ${ascii('ispe')}00000000 00000040 00000030 ${ascii('ispe')}00000000 00000fa0 00000bb8`

test.each([
  ['PNG', PNG, 20_000, 20_000],
  ['JPEG, progressive, behind its tables', JPEG, 4000, 3000],
  ['WebP, extended', RIFF('VP8X', '0a000000 00000000 9f0f00 b70b00'), 4000, 3000],
  ['WebP, lossless', RIFF('VP8L', '0a000000 2f 9fcfed02'), 4000, 3000],
  ['WebP, lossy', RIFF('VP8 ', '0a000000 000000 9d012a a00f b80b'), 4000, 3000],
  ['AVIF, the picture and not its thumbnail', AVIF, 4000, 3000],
])('ACC-2 the size of a %s by its first bytes', (_what, hex, width, height) =>
  expect(pictureSize(bytes(hex))).toEqual({ width, height }),
)

test.each([
  ['nothing', ''],
  ['an SVG', ascii('<svg onload="alert(1)"/>')],
  ['an SVG behind an XML line', ascii('<?xml version="1.0"?><svg/>')],
  ['a page', ascii('<!doctype html><script>alert(1)</script>')],
  ['a script that begins like a GIF', ascii('GIF89a/*xxxxxxxxx*/=1;alert(1)')],
  ['a PDF', ascii('%PDF-1.7 0000000000')],
  ['a ZIP', ascii('PK\u0003\u0004 00000000000')],
  ['a program', ascii('MZ 00000000000000')],
  ['a WebP of no known form', RIFF('EVIL', '0000000000000000')],
  ['a film in the container of AVIF', `00000018${ascii('ftypisom')}${'00'.repeat(40)}`],
  ['half a PNG', PNG.slice(0, 30)],
  ['half a JPEG', 'ffd8 ffe0'],
  ['a JPEG whose lengths lead nowhere', 'ffd8 ffe0 ffff 0000'],
])('ACC-2 %s is no picture, whatever its name says', (_what, hex) =>
  expect(pictureSize(bytes(hex))).toBeNull(),
)
