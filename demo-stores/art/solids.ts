import { ramp, shift } from './colour.ts'
import { blur, clip, group, haze, line, linear, n, oval, path, radial, rect } from './ink.ts'

/** The table and wall: one sweep of paper lit from the top left. */
export const stage = (colour: string, w = 960, h = 960): string =>
  rect(0, 0, w, h, linear([[0, shift(colour, -0.015)], [0.52, shift(colour, -0.055)], [0.66, shift(colour, 0.005)], [1, shift(colour, 0.035)]], 0, 0, 0, 1)) +
  rect(0, 0, w, h, radial([[0, '#fffaf0', 0.62], [0.55, '#fffaf0', 0.12], [1, shift(colour, -0.3), 0.2]], 0.3, 0.22, 0.95))

/** Contact shadow of something standing on (cx, y), light from the top left. */
export const shadow = (cx: number, y: number, rx: number, ry = rx * 0.2, ink = '#3a2618'): string =>
  oval(cx + rx * 0.3, y + ry * 0.35, rx * 1.2, ry * 1.15, ink, `opacity=".17" filter="${blur(26)}"`) +
  oval(cx + rx * 0.1, y + ry * 0.12, rx * 1.02, ry * 0.95, ink, `opacity=".32" filter="${blur(10)}"`) +
  oval(cx + rx * 0.03, y, rx * 0.94, ry * 0.72, ink, `opacity=".38" filter="${blur(4)}"`)

export type Profile = readonly (readonly [radius: number, y: number, sharp?: 1])[]

const curve = (pts: readonly (readonly [number, number, (0 | 1)?])[]): string => {
  let d = ''
  for (let i = 0; i < pts.length - 1; i++) {
    const p = pts[i] as [number, number, (0 | 1)?]
    const q = pts[i + 1] as [number, number, (0 | 1)?]
    const before = p[2] || i === 0 ? p : (pts[i - 1] as [number, number])
    const after = q[2] || i + 2 >= pts.length ? q : (pts[i + 2] as [number, number])
    const k = 1 / 6
    const t = p[2] || i === 0 ? 0 : 1
    const u = q[2] || i + 2 >= pts.length ? 0 : 1
    d += `C${n(p[0] + (q[0] - before[0]) * k * t)} ${n(p[1] + (q[1] - before[1]) * k * t)} ${n(q[0] - (after[0] - p[0]) * k * u)} ${n(q[1] - (after[1] - p[1]) * k * u)} ${n(q[0])} ${n(q[1])}`
  }
  return d
}

/** Outline of a turned shape, top to bottom; `tilt` is the ratio of its ellipses. */
export const outline = (cx: number, prof: Profile, tilt = 0.24): string => {
  const right = prof.map(([r, y, s]) => [cx + r, y, s ?? 0] as const)
  const left = [...prof].reverse().map(([r, y, s]) => [cx - r, y, s ?? 0] as const)
  const [rb = 0, yb = 0] = prof.at(-1) ?? []
  const [rt = 0, yt = 0] = prof[0] ?? []
  return `M${n(cx + rt)} ${n(yt)}${curve(right)}A${n(rb)} ${n(rb * tilt)} 0 0 1 ${n(cx - rb)} ${n(yb)}${curve(left)}A${n(rt)} ${n(rt * tilt)} 0 0 1 ${n(cx + rt)} ${n(yt)}Z`
}

/** Horizontal shading of a round upright body. */
export const barrel = (c: string, gloss = 1): string => {
  const t = ramp(c)
  return linear([[0, t.shade], [0.1, t.base], [0.27, gloss > 0.5 ? t.hi : t.light], [0.42, t.light], [0.6, t.base], [0.84, shift(c, -0.15)], [0.95, t.deep], [1, t.shade]])
}

/** A turned body (pot, cup, bottle, jar) with soft highlight and reflected rim light; `inside` is painted clipped to it. */
export const lathe = (cx: number, prof: Profile, colour: string, o: { tilt?: number; gloss?: number; inside?: string; fill?: string; opacity?: number } = {}): string => {
  const { tilt = 0.24, gloss = 1 } = o
  const d = outline(cx, prof, tilt)
  const ys = prof.map(p => p[1])
  const rs = prof.map(p => p[0])
  const top = Math.min(...ys)
  const bottom = Math.max(...ys)
  const wide = Math.max(...rs)
  const streak = prof.map(([r, y]) => [cx - r * 0.62, y + (bottom - top) * 0.04] as const).slice(0, -1)
  const first = streak[0]
  return (
    path(d, o.fill ?? barrel(colour, gloss), o.opacity ? `opacity="${o.opacity}"` : '') +
    clip(
      `<path d="${d}"/>`,
      (o.inside ?? '') +
        rect(cx - wide, top, wide * 2, bottom - top + wide * tilt, linear([[0, '#fff', 0.1], [0.35, '#fff', 0], [0.6, '#201008', 0], [1, '#201008', 0.26]], 0, 0, 0, 1)) +
        (first && streak.length > 1 && gloss > 0 ? line(`M${n(first[0])} ${n(first[1])}${curve(streak)}`, '#fff', wide * 0.11, `opacity="${0.5 * gloss}" filter="${haze(Math.round(wide * 0.035))}"`) : '') +
        line(d, shift(colour, 0.14), 5, `opacity=".3" filter="${blur(3)}"`),
    )
  )
}

/** A mouth seen from above: lip, inner wall and what stands inside at `fill` below the lip. */
export const mouth = (cx: number, y: number, r: number, colour: string, tilt = 0.24, liquid?: string, depth = 0.3): string => {
  const t = ramp(colour)
  const inner = `<ellipse cx="${n(cx)}" cy="${n(y)}" rx="${n(r * 0.95)}" ry="${n(r * tilt * 0.92)}"/>`
  return (
    oval(cx, y, r, r * tilt, linear([[0, t.light], [0.3, t.hi], [1, t.base]])) +
    oval(cx, y, r * 0.95, r * tilt * 0.92, linear([[0, t.deep], [0.5, t.shade], [1, t.light]])) +
    (liquid ? clip(inner, oval(cx, y + r * tilt * depth, r * 0.95, r * tilt * 0.92, linear([[0, shift(liquid, -0.08)], [0.45, liquid], [1, shift(liquid, 0.1)]], 0, 0, 1, 1)) + oval(cx - r * 0.3, y + r * tilt * (depth + 0.1), r * 0.3, r * tilt * 0.22, '#fff', `opacity=".28" filter="${blur(5)}"`)) : '')
  )
}

/** A ball-like body. */
export const ball = (cx: number, cy: number, rx: number, ry: number, colour: string, more = ''): string => {
  const t = ramp(colour)
  return (
    oval(cx, cy, rx, ry, radial([[0, t.hi], [0.3, t.light], [0.6, t.base], [0.85, t.shade], [1, t.deep]], 0.36, 0.28, 0.78), more)
  )
}

/** Any flat outline given thickness downwards, lit from the left; `at` places and flattens it as a top face. */
export const slab = (d: string, cx: number, cy: number, tilt: number, h: number, side: string, top: string): string => {
  const t = ramp(side)
  const side1 = linear([[0, t.shade], [0.15, t.base], [0.32, t.light], [0.6, t.base], [0.88, t.deep], [1, t.shade]])
  let out = ''
  for (let y = h; y > 0; y -= 3) out += group(`translate(${n(cx)} ${n(cy + y)}) scale(1 ${tilt})`, path(d, side1))
  return out + group(`translate(${n(cx)} ${n(cy)}) scale(1 ${tilt})`, path(d, top))
}

type V = readonly [number, number]
/** Corner points of a box seen from a corner: origin is the front corner's foot. */
export const iso = (ox: number, oy: number, slope = 0.42) => (x: number, y: number, z: number): V => [
  ox + (x - y) * 0.87, oy - (x + y) * slope * 0.87 - z,
]
export const poly = (pts: readonly V[]): string => `M${pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** Shadow of a box's foot, falling to the lower right. */
export const boxShadow = (ox: number, oy: number, w: number, d: number): string => {
  const p = iso(ox, oy)
  const foot = (grow: number, dx: number, dy: number) => poly(([[-grow, -grow], [w + grow, -grow], [w + grow, d + grow], [-grow, d + grow]] as const).map(([x, y]) => { const [a, b] = p(x, y, 0); return [a + dx, b + dy] as const }))
  return path(foot(8, 46, 6), '#3a2618', `opacity=".22" filter="${blur(24)}"`) + path(foot(5, 14, 4), '#3a2618', `opacity=".36" filter="${blur(9)}"`) + path(foot(0, 3, 3), '#3a2618', `opacity=".4" filter="${blur(3)}"`)
}

/** A box: `w` along the right edge, `d` along the left edge, `h` up; faces lit top > left > right. */
export const box = (ox: number, oy: number, w: number, d: number, h: number, colour: string, o: { top?: string; slope?: number; round?: number } = {}): string => {
  const p = iso(ox, oy, o.slope)
  const t = ramp(colour)
  const join = `stroke-linejoin="round" stroke-width="${o.round ?? 3}"`
  const face = (pts: V[], fill: string, edge: string) => path(poly(pts), fill, `stroke="${edge}" ${join}`)
  return (
    face([p(0, 0, 0), p(0, d, 0), p(0, d, h), p(0, 0, h)], linear([[0, t.light], [1, t.base]], 0, 0, 1, 1), t.base) +
    face([p(0, 0, 0), p(w, 0, 0), p(w, 0, h), p(0, 0, h)], linear([[0, t.shade], [1, t.deep]], 0, 0, 1, 0.6), t.shade) +
    face([p(0, 0, h), p(w, 0, h), p(w, d, h), p(0, d, h)], o.top ?? linear([[0, t.hi], [1, t.light]], 0, 0, 1, 0), o.top ? t.light : t.light) +
    line(`M${p(0, d, h).map(n).join(' ')}L${p(0, 0, h).map(n).join(' ')}L${p(w, 0, h).map(n).join(' ')}`, t.hi, 2.5, 'opacity=".8"')
  )
}
