type Format = 'jpeg' | 'png' | 'webp' | 'heif'

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Format by the first bytes, whatever name and type came with them; `heif` is AVIF. Null for everything else. */
export function sniff(bytes: Buffer): Format | null {
  if (bytes.length < 16) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  // ISO base media file: the major brand stands behind the size and `ftyp`.
  if (text(bytes, 4, 12) === 'ftypavif') return 'heif'
  return null
}
