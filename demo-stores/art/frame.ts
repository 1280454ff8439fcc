import sharp from 'sharp'
import { n, sheet } from './ink.ts'
import type { Picture } from './pictures/picture.ts'
import { stage } from './solids.ts'

const PROBE = 240
/** Box of what is solid (shadows left out), in sheet units. */
const bounds = async (name: string, draw: () => string) => {
  const { data } = await sharp(Buffer.from(sheet(name, 960, 960, draw))).resize(PROBE, PROBE).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [PROBE, PROBE, 0, 0]
  for (let y = 0; y < PROBE; y++)
    for (let x = 0; x < PROBE; x++)
      if ((data[(y * PROBE + x) * 4 + 3] ?? 0) > 215) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  const u = 960 / PROBE
  return { left: left * u, top: top * u, right: right * u, bottom: bottom * u }
}

/** The picture's SVG with its subject scaled and centred, a little below the middle, with room to breathe. */
export const framed = async (name: string, { bg, draw, near }: Picture): Promise<string> => {
  const b = await bounds(name, draw)
  const w = b.right - b.left
  const h = b.bottom - b.top
  const k = Math.min(1.25, 700 / w, 720 / h) * (near ? 2 : 1)
  const x = 472 - k * (b.left + w / 2)
  const y = 495 - k * (b.top + h * (near ? 0.36 : 0.5))
  return sheet(name, 960, 960, () => stage(bg) + `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 1000) / 1000})">${draw()}</g>`)
}
