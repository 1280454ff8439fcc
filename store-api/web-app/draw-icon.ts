import sharp, { type Sharp } from 'sharp'

/** What home screens ask for: edge in px, and how the store's mark stands in it. */
export const ICONS = {
  'icon-192': { edge: 192, purpose: 'any', filled: false },
  'icon-512': { edge: 512, purpose: 'any', filled: false },
  'maskable-512': { edge: 512, purpose: 'maskable', filled: true },
  /** iOS knows no transparency and rounds the corners itself. */
  'apple-touch-icon': { edge: 180, purpose: 'apple', filled: true },
} as const satisfies Record<string, { edge: number; purpose: string; filled: boolean }>
export type IconName = keyof typeof ICONS

/** Drawings are rasterized at this many dots per inch: sharp at 512 px also from a drawing of 32 px. */
const DENSITY = 1_200
const MAX_PIXELS = 40_000_000
const TIMEOUT_SECONDS = 10
/** Part of the edge that a mark on its own ground may take: masks leave a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks). */
const WITH_GROUND = 0.84
/** The same for a mark without one: nothing of it may be cut. */
const WITHOUT_GROUND = 0.56
/** Behind a mark that has no ground of its own. */
const SURFACE = { r: 251, g: 249, b: 246, alpha: 1 }
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * A store's mark, whatever its form, as a square PNG.
 * @param mark bytes of a picture: SVG, PNG, JPEG, WebP or AVIF
 * @throws where it is none that can be drawn
 */
export async function drawIcon(mark: Buffer, name: IconName): Promise<Buffer> {
  const { edge, filled } = ICONS[name]
  const whole = await picture(mark).resize(edge, edge, { fit: 'contain', background: CLEAR }).png().toBuffer()
  if (!filled) return whole
  const own = await groundOf(whole, edge)
  const inner = Math.round(edge * (own ? WITH_GROUND : WITHOUT_GROUND))
  const drawn = await picture(mark)
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer()
  return sharp({ create: { width: edge, height: edge, channels: 4, background: own ?? SURFACE } })
    .composite([{ input: drawn }])
    .flatten()
    .png()
    .toBuffer()
}

const picture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, density: DENSITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()

/** @returns colour of the mark's own ground: what all four edges show in their middle; null where they show nothing */
async function groundOf(square: Buffer, edge: number): Promise<typeof SURFACE | null> {
  const { data } = await sharp(square).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [near, middle, far] = [Math.round(edge * 0.03), edge >> 1, Math.round(edge * 0.97) - 1]
  const points = [
    [middle, near],
    [middle, far],
    [near, middle],
    [far, middle],
  ].map(([x = 0, y = 0]) => [...data.subarray((y * edge + x) * 4, (y * edge + x) * 4 + 4)])
  const [r = 0, g = 0, b = 0] = points[0] ?? []
  const same = points.every(
    p => p[3] === 255 && [r, g, b].every((part, i) => Math.abs(part - (p[i] ?? 0)) < 16),
  )
  return same ? { r, g, b, alpha: 1 } : null
}
