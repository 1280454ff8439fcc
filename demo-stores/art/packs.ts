import { ramp, shift } from './colour.ts'
import { blur, clip, haze, line, linear, n, oval, path, rect } from './ink.ts'
import { box, boxShadow, iso, poly, shadow } from './solids.ts'
import { flower } from './vessels.ts'

/** Pillow pouch standing up, with a round window showing its contents. */
export const pouch = (cx: number, base: number, w: number, h: number, colour: string, accent: string, content: string, motif = 0): string => {
  const top = base - h
  const t = ramp(colour)
  const d = `M${n(cx - w * 0.92)} ${n(top)}H${n(cx + w * 0.92)}C${n(cx + w * 0.9)} ${n(top + h * 0.2)} ${n(cx + w * 1.06)} ${n(top + h * 0.5)} ${n(cx + w)} ${n(base - 8)}Q${n(cx)} ${n(base + w * 0.16)} ${n(cx - w)} ${n(base - 8)}C${n(cx - w * 1.06)} ${n(top + h * 0.5)} ${n(cx - w * 0.9)} ${n(top + h * 0.2)} ${n(cx - w * 0.92)} ${n(top)}Z`
  const marks = motif % 3 === 0
    ? Array.from({ length: 6 }, (_, i) => line(`M${cx - w * 1.1} ${top + h * (0.22 + i * 0.045)}q${w * 0.28} ${-h * 0.03} ${w * 0.55} 0t${w * 0.55} 0t${w * 0.55} 0t${w * 0.55} 0`, accent, 5, `opacity="${0.9 - i * 0.13}"`)).join('')
    : motif % 3 === 1 ? Array.from({ length: 7 }, (_, i) => oval(cx - w * 0.75 + i * w * 0.25, top + h * (0.27 + (i % 2) * 0.05), w * 0.08, w * 0.08, accent)).join('')
    : Array.from({ length: 9 }, (_, i) => path(`M${cx - w + i * w * 0.25} ${top + h * 0.34}l${w * 0.125} ${-h * 0.12}l${w * 0.125} ${h * 0.12}Z`, accent)).join('')
  const wy = top + h * 0.64
  return (
    shadow(cx, base - 2, w * 0.98, w * 0.2) + path(d, linear([[0, t.shade], [0.12, t.base], [0.3, t.hi], [0.5, t.light], [0.78, t.base], [0.94, t.deep], [1, t.shade]])) +
    clip(`<path d="${d}"/>`, marks + rect(cx - w * 1.1, top, w * 2.2, h * 0.09, t.shade, 'opacity=".5"') + Array.from({ length: 26 }, (_, i) => line(`M${n(cx - w + i * w * 0.08)} ${top + 3}v${n(h * 0.075)}`, t.hi, 2.5, 'opacity=".5"')).join('') +
      line(`M${cx - w * 0.96} ${top + h * 0.93}Q${cx} ${top + h * 1.0} ${cx + w * 0.96} ${top + h * 0.93}`, t.deep, 8, `opacity=".35" filter="${haze(4)}"`) +
      [[-0.7, 0.16, -0.5, 0.4], [0.72, 0.14, 0.6, 0.36], [-0.8, 0.94, -0.55, 0.76], [0.8, 0.94, 0.6, 0.78]].map(([a = 0, b = 0, c = 0, e = 0]) => line(`M${n(cx + a * w)} ${n(top + b * h)}L${n(cx + c * w)} ${n(top + e * h)}`, '#fff', 9, `opacity=".3" filter="${haze(5)}"`)).join('')) +
    oval(cx, wy, w * 0.6, w * 0.6, t.deep) + clip(`<circle cx="${n(cx)}" cy="${n(wy)}" r="${n(w * 0.57)}"/>`, rect(cx - w, wy - w, w * 2, w * 2, shift(accent, -0.2)) + content + oval(cx - w * 0.2, wy - w * 0.3, w * 0.5, w * 0.24, '#fff', `opacity=".28" filter="${blur(10)}"`)) +
    oval(cx, wy, w * 0.585, w * 0.585, 'none', `stroke="${accent}" stroke-width="7"`)
  )
}

const band = (ox: number, oy: number, w: number, d: number, h: number, at: number, half: number, c: string) => {
  const p = iso(ox, oy)
  const t = ramp(c)
  return (
    path(poly([p(w * (at - half), 0, 0), p(w * (at + half), 0, 0), p(w * (at + half), 0, h), p(w * (at - half), 0, h)]), t.shade) +
    path(poly([p(w * (at - half), 0, h), p(w * (at + half), 0, h), p(w * (at + half), d, h), p(w * (at - half), d, h)]), linear([[0, t.hi], [1, t.base]])) +
    path(poly([p(0, d * (at - half), 0), p(0, d * (at + half), 0), p(0, d * (at + half), h), p(0, d * (at - half), h)]), linear([[0, t.light], [1, t.base]])) +
    path(poly([p(0, d * (at - half), h), p(0, d * (at + half), h), p(w, d * (at + half), h), p(w, d * (at - half), h)]), linear([[0, t.light], [1, t.hi]]))
  )
}
export const bow = (x: number, y: number, s: number, c: string): string => {
  const t = ramp(c)
  const loop = (k: number) => path(`M${x} ${y}C${n(x + k * s * 0.4)} ${n(y - s * 0.75)} ${n(x + k * s * 1.25)} ${n(y - s * 0.7)} ${n(x + k * s * 1.15)} ${n(y - s * 0.2)}C${n(x + k * s * 1.05)} ${n(y + s * 0.12)} ${n(x + k * s * 0.4)} ${n(y + s * 0.06)} ${x} ${y}Z`, linear([[0, k < 0 ? t.hi : t.light], [0.6, t.base], [1, t.deep]], k < 0 ? 0 : 0.2, 0, k < 0 ? 1 : 0.9, 1)) +
    path(`M${x} ${y}C${n(x + k * s * 0.4)} ${n(y - s * 0.4)} ${n(x + k * s * 0.9)} ${n(y - s * 0.46)} ${n(x + k * s * 0.92)} ${n(y - s * 0.2)}C${n(x + k * s * 0.8)} ${n(y - s * 0.02)} ${n(x + k * s * 0.4)} ${n(y)} ${x} ${y}Z`, t.deep, 'opacity=".55"')
  return (
    oval(x + s * 0.2, y + s * 0.18, s * 1.1, s * 0.3, '#201008', `opacity=".3" filter="${blur(10)}"`) +
    [-1, 1].map(k => path(`M${x} ${y}C${n(x + k * s * 0.3)} ${n(y + s * 0.2)} ${n(x + k * s * 0.5)} ${n(y + s * 0.5)} ${n(x + k * s * 0.85)} ${n(y + s * 0.62)}L${n(x + k * s * 0.55)} ${n(y + s * 0.78)}C${n(x + k * s * 0.25)} ${n(y + s * 0.55)} ${n(x + k * s * 0.1)} ${n(y + s * 0.3)} ${x} ${y}Z`, linear([[0, t.light], [1, t.shade]], 0, 0, 0, 1))).join('') +
    loop(-1) + loop(1) + rect(x - s * 0.17, y - s * 0.2, s * 0.34, s * 0.36, linear([[0, t.hi], [0.5, t.base], [1, t.deep]]), `rx="${n(s * 0.1)}"`)
  )
}

export const giftBox = (ox: number, oy: number, w: number, d: number, h: number, colour: string, ribbon: string, motif?: string): string => {
  const p = iso(ox, oy)
  const lidH = h * 0.3
  const [bx, by] = p(w / 2, d / 2, h + 4)
  const blossoms = motif ? Array.from({ length: 9 }, (_, i) => { const [x, y] = p(0, d * (0.1 + (i % 5) * 0.2 + (i > 4 ? 0.1 : 0)), h * (i > 4 ? 0.2 : 0.48)); return flower(x, y, h * 0.07, motif, 5) }).join('') : ''
  return (
    boxShadow(ox, oy, w, d) + box(ox, oy, w, d, h * 0.85, colour) + blossoms +
    line(`M${p(0, d, h - lidH - 4).map(n).join(' ')}L${p(0, 0, h - lidH - 4).map(n).join(' ')}L${p(w, 0, h - lidH - 4).map(n).join(' ')}`, '#140a06', 8, `opacity=".35" filter="${haze(4)}"`) +
    box(ox, oy + 5 - (h - lidH), w * 1.0 + 6, d * 1.0 + 6, lidH, colour, { top: linear([[0, shift(colour, 0.07)], [1, shift(colour, 0.01)]], 0, 0, 1, 0) }) + band(ox, oy, w, d, h, 0.5, 0.07, ribbon) + bow(bx, by, (w + d) * 0.11, ribbon)
  )
}

/** Open tray box; `fill` draws into it given a placer from unit floor coordinates. */
export const openBox = (ox: number, oy: number, w: number, d: number, h: number, colour: string, lining: string, fill: (at: (u: number, v: number, z?: number) => readonly [number, number]) => string, lid = true): string => {
  const p = iso(ox, oy)
  const t = ramp(colour)
  const m = 0.045
  const at = (u: number, v: number, z = h * 0.3) => p(w * u, d * v, z)
  const wall = (a: readonly [number, number], b: readonly [number, number], c: readonly [number, number], e: readonly [number, number], f: string) => path(poly([a, b, c, e]), f)
  return (
    (lid ? path(poly([p(w * 1.02, d * 1.02, h), p(-w * 0.02, d * 1.02, h), p(-w * 0.02, d * 1.14, h + d * 0.72), p(w * 1.02, d * 1.14, h + d * 0.72)]), linear([[0, t.light], [1, t.shade]], 0, 0, 1, 0.4), `stroke="${t.base}" stroke-width="8" stroke-linejoin="round"`) + path(poly([p(w * 0.95, d * 1.03, h + d * 0.06), p(w * 0.05, d * 1.03, h + d * 0.06), p(w * 0.05, d * 1.13, h + d * 0.66), p(w * 0.95, d * 1.13, h + d * 0.66)]), linear([[0, shift(lining, 0.03)], [1, shift(lining, -0.1)]], 0, 0, 1, 0.6)) : '') +
    boxShadow(ox, oy, w, d) + box(ox, oy, w, d, h, colour, { top: shift(colour, 0.1) }) +
    wall(p(w * m, d * m, h), p(w * (1 - m), d * m, h), p(w * (1 - m), d * (1 - m), h), p(w * m, d * (1 - m), h), shift(lining, -0.16)) +
    clip(`<path d="${poly([p(w * m, d * m, h), p(w * (1 - m), d * m, h), p(w * (1 - m), d * (1 - m), h), p(w * m, d * (1 - m), h)])}"/>`,
      wall(p(w * m, d * (1 - m), h), p(w * (1 - m), d * (1 - m), h), p(w * (1 - m), d * (1 - m), 0), p(w * m, d * (1 - m), 0), linear([[0, lining], [1, shift(lining, -0.08)]])) +
      wall(p(w * (1 - m), d * m, h), p(w * (1 - m), d * (1 - m), h), p(w * (1 - m), d * (1 - m), 0), p(w * (1 - m), d * m, 0), linear([[0, shift(lining, -0.04)], [1, shift(lining, 0.05)]])) +
      wall(p(w * m, d * m, h * 0.25), p(w * (1 - m), d * m, h * 0.25), p(w * (1 - m), d * (1 - m), h * 0.25), p(w * m, d * (1 - m), h * 0.25), linear([[0, shift(lining, -0.04)], [1, shift(lining, -0.12)]]))) +
    fill(at) +
    path(poly([p(0, 0, 0), p(0, d, 0), p(0, d, h), p(0, 0, h)]), linear([[0, t.light], [1, t.base]], 0, 0, 1, 1)) + path(poly([p(0, 0, 0), p(w, 0, 0), p(w, 0, h), p(0, 0, h)]), linear([[0, t.shade], [1, t.deep]])) +
    line(`M${p(0, d, h).map(n).join(' ')}L${p(0, 0, h).map(n).join(' ')}L${p(w, 0, h).map(n).join(' ')}`, t.hi, 6)
  )
}

/** Woven basket, contents drawn first behind its front wall. */
export const basket = (cx: number, y: number, r: number, h: number, contents: string): string => {
  const body = `M${cx - r} ${y}L${n(cx - r * 0.82)} ${y + h}A${n(r * 0.82)} ${n(r * 0.2)} 0 0 0 ${n(cx + r * 0.82)} ${y + h}L${cx + r} ${y}A${r} ${n(r * 0.26)} 0 0 1 ${cx - r} ${y}Z`
  let weave = ''
  for (let row = 0; row < 7; row++) for (let i = 0; i < 15; i++) {
    const x = cx - r * 0.98 + (i + (row % 2) * 0.5) * r * 0.135
    const yy = y + 16 + row * (h / 6.4) + Math.sqrt(Math.max(0, 1 - ((x - cx) / r) ** 2)) * r * 0.24
    weave += rect(x, yy, r * 0.125, h * 0.115, linear([[0, '#e0b271'], [0.5, '#c58f4c'], [1, '#8f5f2c']], 0, 0, 0.3, 1), 'rx="7"')
  }
  return (
    shadow(cx, y + h + r * 0.1, r * 0.88, r * 0.22) + line(`M${cx - r * 0.94} ${y}C${cx - r * 0.9} ${y - r * 1.5} ${cx + r * 0.9} ${y - r * 1.5} ${cx + r * 0.94} ${y}`, '#7d5226', 26) + line(`M${cx - r * 0.94} ${y}C${cx - r * 0.9} ${y - r * 1.5} ${cx + r * 0.9} ${y - r * 1.5} ${cx + r * 0.94} ${y}`, '#cf9c58', 18, 'stroke-dasharray="26 5"') +
    oval(cx, y, r, r * 0.26, '#6a4420') + contents + path(body, '#7a4f25') + clip(`<path d="${body}"/>`, weave + rect(cx - r, y, r * 2, h * 2, linear([[0, '#1c0f05', 0.3], [0.25, '#fff', 0.12], [0.6, '#1c0f05', 0.05], [1, '#1c0f05', 0.45]]))) +
    line(`M${cx - r} ${y}A${r} ${n(r * 0.26)} 0 0 0 ${cx + r} ${y}`, '#8f5f2c', 24) + line(`M${cx - r} ${y - 5}A${r} ${n(r * 0.26)} 0 0 0 ${cx + r} ${y - 5}`, '#e6bc7f', 9)
  )
}
