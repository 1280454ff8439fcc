import { encode } from 'uqr'

/**
 * A QR code as the path of an SVG, one unit a module, with the quiet zone of 4 that scanners need (ISO/IEC 18004).
 * @returns the path and the side of its square
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { path: rows.join(''), size }
}
