/** A colour as sRGB channels from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

const NAMED: Record<string, string> = {
  black: '#000',
  white: '#fff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#f00',
  maroon: '#800000',
  orange: '#ffa500',
  yellow: '#ff0',
  olive: '#808000',
  lime: '#0f0',
  green: '#008000',
  teal: '#008080',
  aqua: '#0ff',
  cyan: '#0ff',
  blue: '#00f',
  navy: '#000080',
  purple: '#800080',
  fuchsia: '#f0f',
  magenta: '#f0f',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  gold: '#ffd700',
}

/** @returns the colour a store wrote as hex, rgb() or a common name; null for anything else, see-through ones too (APP-5). */
export function parseColor(text: string | null): Color | null {
  const value = text?.trim().toLowerCase() ?? ''
  const hex = /^#([0-9a-f]{3,8})$/.exec(NAMED[value] ?? value)?.[1]
  if (hex) return fromHex(hex)
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1|1\.0|100%)\s*)?\)$/.exec(
    value,
  )
  if (!rgb) return null
  const channels = rgb.slice(1, 4).map(Number)
  return channels.every(c => c <= 255) ? (channels as unknown as Color) : null
}

function fromHex(hex: string): Color | null {
  const wide = hex.length === 3 || hex.length === 4 ? hex.replace(/./g, '$&$&') : hex
  if (wide.length === 8 && !wide.endsWith('ff')) return null
  if (wide.length !== 6 && wide.length !== 8) return null
  return [0, 2, 4].map(at => Number.parseInt(wide.slice(at, at + 2), 16)) as unknown as Color
}

export const toHex = (color: Color): string =>
  `#${color.map(c => Math.round(c).toString(16).padStart(2, '0')).join('')}`

/** WCAG 2 relative luminance, 0 to 1. */
function luminance(color: Color): number {
  const [r, g, b] = color.map(c => {
    const s = c / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export const mix = (a: Color, b: Color, share: number): Color =>
  a.map((c, i) => c + ((b[i] ?? 0) - c) * share) as unknown as Color
