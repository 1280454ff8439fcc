export interface Size {
  width: number
  height: number
}

/** As much of a file as its size stands in: what a camera writes before it seldom takes more. */
export const HEAD_BYTES = 256 * 1024

const text = (view: DataView, at: number, length: number): string =>
  at + length <= view.byteLength
    ? String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))
    : ''

/**
 * Size of a picture in px by its first bytes, without drawing it: a small file may unpack to gigabytes.
 * @returns null for what is no JPEG, PNG, WebP, AVIF or HEIC, whatever its name says
 */
export function pictureSize(head: ArrayBuffer): Size | null {
  const view = new DataView(head)
  try {
    if (text(view, 1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (text(view, 0, 4) === 'RIFF' && text(view, 8, 4) === 'WEBP') return webp(view)
    if (text(view, 4, 4) === 'ftyp') return isobmff(view)
    return view.getUint16(0) === 0xffd8 ? jpeg(view) : null
  } catch {
    // It ends before its size.
    return null
  }
}

/** The frame header (SOF0 to SOF15 but for tables and extensions) says it; the segments before it are skipped (ISO/IEC 10918-1, B.2). */
function jpeg(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
  }
  return null
}

/** Lossy, lossless and extended form (RFC 9649, 2.5 to 2.7). */
function webp(view: DataView): Size | null {
  const little24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (text(view, 12, 4)) {
    case 'VP8X':
      return { width: little24(24) + 1, height: little24(27) + 1 }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

/** AVIF and HEIC: the largest of the `ispe` boxes, since thumbnails and tiles have their own (ISO/IEC 23008-12, 6.5.3). */
function isobmff(view: DataView): Size | null {
  let largest: Size | null = null
  for (let at = 8; at + 16 <= view.byteLength; at++) {
    if (view.getUint32(at) !== 0x69737065) continue
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found
  }
  return largest
}
