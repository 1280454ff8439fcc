/** Colour arithmetic in OKLCH, so that light and shade keep their hue as paint would. */
type Lch = { l: number; c: number; h: number }

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

const lch = (hex: string): Lch => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: L, c: Math.hypot(A, B), h: Math.atan2(B, A) }
}

const hex = ({ l: L, c, h }: Lch): string => {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb
    .map(v => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, v))))).toString(16).padStart(2, '0'))
    .join('')}`
}

/** `amount` in OKLab lightness, −1…1; lights turn a little warm, shades a little cool and richer. */
export const shift = (colour: string, amount: number): string => {
  const { l, c, h } = lch(colour)
  const warm = 1.4
  const cool = -0.25
  const target = amount > 0 ? warm : cool
  const turn = Math.atan2(Math.sin(target - h), Math.cos(target - h)) * Math.min(0.22, Math.abs(amount) * 0.6)
  return hex({
    l: Math.min(0.985, Math.max(0.06, l + amount)),
    c: Math.max(0, c * (amount > 0 ? 1 - amount * (l > 0.7 ? 1.1 : 0.35) : 1 + Math.min(0.12, -amount * 0.4))),
    h: h + (c < 0.02 ? 0 : turn),
  })
}

export const mix = (a: string, b: string, t: number): string => {
  const part = (i: number) => {
    const x = toLinear(Number.parseInt(a.slice(i, i + 2), 16) / 255)
    const y = toLinear(Number.parseInt(b.slice(i, i + 2), 16) / 255)
    return Math.round(255 * toGamma(x + (y - x) * t)).toString(16).padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** Five tones of one material, lightest first. */
export const ramp = (c: string) => ({
  hi: shift(c, 0.17), light: shift(c, 0.08), base: c, shade: shift(c, -0.1), deep: shift(c, -0.21),
})
