import { mix, ramp, shift } from './colour.ts'
import { between, blur, clip, group, haze, line, linear, n, oval, path, pick, radial, rect } from './ink.ts'
import { ball, box, boxShadow, iso, poly, shadow, slab } from './solids.ts'

const scallops = (r: number, lobes: number, depth: number): string => {
  let d = ''
  for (let i = 0; i <= 120; i++) {
    const a = (i / 120) * Math.PI * 2
    const q = r * (1 - depth + depth * Math.abs(Math.cos((a * lobes) / 2)) ** 0.7)
    d += `${i ? 'L' : 'M'}${n(Math.cos(a) * q)} ${n(Math.sin(a) * q)}`
  }
  return `${d}Z`
}

/** Raised line: light on the upper left, shade on the lower right. */
const emboss = (d: string, c: string, w: number): string =>
  line(d, shift(c, -0.17), w, `transform="translate(2.5 4)" opacity=".75"`) + line(d, shift(c, 0.13), w, `transform="translate(-1.5 -2.5)" opacity=".85"`) + line(d, shift(c, 0.02), w * 0.8)

const PATTERNS = [
  (r: number, c: string) => Array.from({ length: 8 }, (_, i) => group(`rotate(${i * 45})`, emboss(`M0 ${-r * 0.16}C${r * 0.22} ${-r * 0.34} ${r * 0.18} ${-r * 0.6} 0 ${-r * 0.68}C${-r * 0.18} ${-r * 0.6} ${-r * 0.22} ${-r * 0.34} 0 ${-r * 0.16}Z`, c, r * 0.045))).join('') + emboss(`M${-r * 0.12} 0A${r * 0.12} ${r * 0.12} 0 1 0 ${r * 0.12} 0A${r * 0.12} ${r * 0.12} 0 1 0 ${-r * 0.12} 0Z`, c, r * 0.05),
  (r: number, c: string) => [0, 90, 180, 270].map(a => group(`rotate(${a})`, emboss(`M${r * 0.08} ${-r * 0.1}V${-r * 0.62}H${r * 0.5}V${-r * 0.3}H${r * 0.26}V${-r * 0.46}`, c, r * 0.05))).join('') + emboss(`M0 ${-r * 0.08}L${r * 0.08} 0L0 ${r * 0.08}L${-r * 0.08} 0Z`, c, r * 0.05),
  (r: number, c: string) => Array.from({ length: 6 }, (_, i) => group(`rotate(${i * 60})`, emboss(`M0 0C${r * 0.3} ${-r * 0.1} ${r * 0.36} ${-r * 0.48} 0 ${-r * 0.66}C${-r * 0.1} ${-r * 0.46} ${-r * 0.06} ${-r * 0.2} 0 0`, c, r * 0.045))).join(''),
  (r: number, c: string) => Array.from({ length: 12 }, (_, i) => group(`rotate(${i * 30})`, emboss(`M${r * 0.14} ${-r * 0.3}Q0 ${-r * 0.5} ${-r * 0.14} ${-r * 0.3}M${r * 0.16} ${-r * 0.52}Q0 ${-r * 0.76} ${-r * 0.16} ${-r * 0.52}`, c, r * 0.04))).join('') + emboss(`M${-r * 0.2} 0A${r * 0.2} ${r * 0.2} 0 1 0 ${r * 0.2} 0A${r * 0.2} ${r * 0.2} 0 1 0 ${-r * 0.2} 0Z`, c, r * 0.05),
]

/** Moulded mooncake, (cx, cy) the centre of its top face. */
export const mooncake = (cx: number, cy: number, r: number, colour: string, o: { pattern?: number; lobes?: number; h?: number; gloss?: number; shade?: boolean } = {}): string => {
  const h = o.h ?? r * 0.62
  const d = scallops(r, o.lobes ?? 16, 0.07)
  const t = ramp(colour)
  const ring = scallops(r * 0.86, o.lobes ?? 16, 0.05)
  return (
    (o.shade === false ? '' : shadow(cx, cy + h + r * 0.3, r * 0.92, r * 0.36)) +
    slab(d, cx, cy, 0.56, h, mix(colour, '#b5702a', o.gloss === 0 ? 0 : 0.1), radial([[0, t.hi], [0.45, t.light], [0.85, t.base], [1, t.shade]], 0.32, 0.26, 0.85)) +
    group(`translate(${n(cx)} ${n(cy)}) scale(1 .56)`, emboss(ring, colour, r * 0.05) + PATTERNS[(o.pattern ?? 0) % PATTERNS.length]?.(r * 1.02, colour)) +
    oval(cx - r * 0.3, cy - r * 0.22, r * 0.42, r * 0.16, '#fff8e0', `opacity="${o.gloss ?? 0.42}" filter="${blur(12)}"`)
  )
}

/** Wedge of a mooncake leaning in front: cut face with filling and a core. */
export const mooncakeCut = (cx: number, base: number, r: number, crust: string, filling: string, core?: string): string => {
  const t = ramp(crust)
  const f = ramp(filling)
  const h = r * 0.78
  const face = `M${cx - r} ${base}V${base - h + 12}Q${cx - r} ${base - h} ${cx - r + 12} ${base - h}H${cx + r - 12}Q${cx + r} ${base - h} ${cx + r} ${base - h + 12}V${base}Q${cx} ${base + 10} ${cx - r} ${base}Z`
  const inner = `M${cx - r + 15} ${base - 14}V${base - h + 15}H${cx + r - 15}V${base - 14}Q${cx} ${base - 4} ${cx - r + 15} ${base - 14}Z`
  return (
    shadow(cx, base + 2, r * 1.0, r * 0.17) +
    path(`M${cx - r} ${base - h + 12}C${cx - r * 0.8} ${base - h - r * 0.46} ${cx + r * 0.8} ${base - h - r * 0.46} ${cx + r} ${base - h + 12}Z`, linear([[0, t.hi], [0.5, t.light], [1, t.shade]])) +
    line(`M${cx - r * 0.72} ${base - h - r * 0.08}Q${cx} ${base - h - r * 0.3} ${cx + r * 0.72} ${base - h - r * 0.08}`, t.shade, 5, 'opacity=".5"') +
    path(face, linear([[0, t.light], [0.6, t.base], [1, t.shade]])) + path(inner, linear([[0, f.light], [0.5, f.base], [1, f.shade]], 0, 0, 1, 1)) +
    (core ? ball(cx, base - h * 0.5, h * 0.37, h * 0.35, core) + line(`M${cx - h * 0.37} ${base - h * 0.5}A${h * 0.37} ${h * 0.35} 0 0 0 ${cx + h * 0.37} ${base - h * 0.5}`, shift(core, -0.12), 4, 'opacity=".6"') : Array.from({ length: 16 }, () => oval(cx + between(-0.8, 0.8) * r, base - between(0.2, 0.8) * h, between(4, 9), between(3, 6), pick([f.deep, f.hi, f.shade]), 'opacity=".8"')).join(''))
  )
}

const DOUGH = '#f6ead6'
export const bun = {
  smooth: (cx: number, base: number, r: number, c = DOUGH, dot?: string) =>
    shadow(cx, base - r * 0.09, r * 0.88, r * 0.17) + path(`M${cx - r} ${base - r * 0.34}C${cx - r} ${base - r * 1.24} ${cx + r} ${base - r * 1.24} ${cx + r} ${base - r * 0.34}C${cx + r} ${base + r * 0.08} ${cx - r} ${base + r * 0.08} ${cx - r} ${base - r * 0.34}Z`, radial([[0, shift(c, 0.09)], [0.35, shift(c, 0.03)], [0.65, shift(c, -0.04)], [0.88, shift(c, -0.15)], [1, shift(c, -0.1)]], 0.36, 0.24, 0.82)) +
    oval(cx - r * 0.34, base - r * 0.72, r * 0.26, r * 0.13, '#fff', `opacity=".75" filter="${blur(8)}"`) + (dot ? oval(cx, base - r * 0.93, r * 0.13, r * 0.07, dot) : ''),
  split: (cx: number, base: number, r: number, filling = '#8d2f1d') =>
    bun.smooth(cx, base, r) +
    path(`M${cx} ${base - r * 0.6}C${cx - r * 0.1} ${base - r * 0.8} ${cx - r * 0.36} ${base - r * 0.86} ${cx - r * 0.52} ${base - r * 0.74}C${cx - r * 0.34} ${base - r * 0.98} ${cx - r * 0.1} ${base - r * 1.02} ${cx} ${base - r * 0.94}C${cx + r * 0.14} ${base - r * 1.04} ${cx + r * 0.4} ${base - r * 0.96} ${cx + r * 0.54} ${base - r * 0.7}C${cx + r * 0.34} ${base - r * 0.8} ${cx + r * 0.14} ${base - r * 0.76} ${cx + r * 0.05} ${base - r * 0.58}L${cx + r * 0.02} ${base - r * 0.3}Z`, linear([[0, shift(filling, 0.1)], [1, shift(filling, -0.1)]], 0, 0, 1, 1)) +
    [[-0.2, 0.84], [0.1, 0.86], [0.3, 0.84], [-0.02, 0.72]].map(([x, y]) => ball(cx + (x ?? 0) * r, base - (y ?? 0) * r, r * 0.1, r * 0.07, shift(filling, 0.07))).join('') +
    line(`M${cx - r * 0.52} ${base - r * 0.74}C${cx - r * 0.36} ${base - r * 0.84} ${cx - r * 0.1} ${base - r * 0.8} ${cx} ${base - r * 0.6}L${cx + r * 0.02} ${base - r * 0.3}L${cx + r * 0.05} ${base - r * 0.58}C${cx + r * 0.14} ${base - r * 0.76} ${cx + r * 0.34} ${base - r * 0.8} ${cx + r * 0.54} ${base - r * 0.7}`, '#fffaf0', 5, 'opacity=".9"'),
  pleated: (cx: number, base: number, r: number, hint = '#7d9a55') =>
    bun.smooth(cx, base, r) +
    Array.from({ length: 11 }, (_, i) => {
      const a = -Math.PI * 0.98 + (i / 10) * Math.PI * 0.96
      const x = cx + Math.cos(a) * r * 0.8
      const y = base - r * 0.42 + Math.sin(a) * r * 0.16 + Math.abs(Math.cos(a)) * r * 0.1
      const d = `M${n(cx + Math.cos(a) * r * 0.1)} ${n(base - r * 0.96)}Q${n(cx + Math.cos(a) * r * 0.62)} ${n(base - r * 0.92)} ${n(x)} ${n(y)}`
      return line(d, '#c2a67c', 5, 'opacity=".55"') + line(d, '#fffdf6', 4, 'transform="translate(-4 -2)" opacity=".8"')
    }).join('') + oval(cx, base - r * 0.95, r * 0.13, r * 0.07, '#b99a6b') + oval(cx, base - r * 0.95, r * 0.07, r * 0.035, hint),
  square: (cx: number, base: number, r: number) => {
    const w = r * 0.92
    return shadow(cx, base, w, r * 0.2) + path(`M${cx - w} ${base - r * 0.15}C${cx - w * 1.04} ${base - r * 0.9} ${cx - w * 0.9} ${base - r * 1.05} ${cx} ${base - r * 1.06}S${cx + w * 1.04} ${base - r * 0.9} ${cx + w} ${base - r * 0.15}C${cx + w} ${base + r * 0.05} ${cx - w} ${base + r * 0.05} ${cx - w} ${base - r * 0.15}Z`, radial([[0, '#fffdf7'], [0.5, '#f7ecda'], [0.85, '#dcc6a3'], [1, '#c9ae86']], 0.36, 0.22, 0.85)) +
      line(`M${cx + w * 0.1} ${base - r * 0.08}C${cx - w * 0.7} ${base - r * 0.1} ${cx - w * 0.62} ${base - r * 0.72} ${cx} ${base - r * 0.7}S${cx + w * 0.5} ${base - r * 0.26} ${cx + w * 0.06} ${base - r * 0.28}S${cx - w * 0.2} ${base - r * 0.5} ${cx + w * 0.06} ${base - r * 0.5}`, '#cbb28b', 5, 'opacity=".6"')
  },
  peach: (cx: number, base: number, r: number) =>
    [-1, 1].map(s => path(`M${cx} ${base - r * 0.1}C${cx + s * r * 0.5} ${base - r * 0.5} ${cx + s * r * 1.2} ${base - r * 0.4} ${cx + s * r * 1.25} ${base + r * 0.02}C${cx + s * r * 0.8} ${base + r * 0.12} ${cx + s * r * 0.3} ${base + r * 0.1} ${cx} ${base - r * 0.1}Z`, linear([[0, '#9dba62'], [1, '#5f8540']], 0, 0, 0.3, 1))).join('') +
    shadow(cx, base, r * 0.8, r * 0.18) +
    path(`M${cx - r * 0.94} ${base - r * 0.5}C${cx - r * 0.9} ${base - r * 1.05} ${cx - r * 0.3} ${base - r * 1.1} ${cx - r * 0.02} ${base - r * 1.46}C${cx + r * 0.24} ${base - r * 1.1} ${cx + r * 0.92} ${base - r * 1.05} ${cx + r * 0.94} ${base - r * 0.5}C${cx + r * 0.94} ${base + r * 0.06} ${cx - r * 0.94} ${base + r * 0.06} ${cx - r * 0.94} ${base - r * 0.5}Z`, radial([[0, '#fffdf6'], [0.45, '#fbeee0'], [0.8, '#eeccb6'], [1, '#d2a488']], 0.34, 0.35, 0.8)) +
    oval(cx + r * 0.08, base - r * 1.05, r * 0.42, r * 0.34, '#ef6f86', `opacity=".62" filter="${blur(20)}"`) +
    line(`M${cx} ${base - r * 1.4}C${cx + r * 0.26} ${base - r * 0.95} ${cx + r * 0.2} ${base - r * 0.4} ${cx + r * 0.04} ${base - r * 0.06}`, '#c4838a', 6, `opacity=".6" filter="${haze(2)}"`) +
    oval(cx - r * 0.42, base - r * 0.78, r * 0.18, r * 0.13, '#fff', `opacity=".8" filter="${blur(8)}"`),
  roll: (cx: number, base: number, r: number, fleck: readonly string[]) => {
    const lobes = [[-0.62, 0.44, 0.5], [0.62, 0.44, 0.5], [-0.24, 0.62, 0.52], [0.3, 0.66, 0.5], [0, 0.4, 0.56]]
    return shadow(cx, base, r, r * 0.22) + lobes.map(([x = 0, y = 0, q = 0], i) => group(`translate(${n(cx + x * r)} ${n(base - y * r)}) rotate(${[-28, 30, -14, 20, 2][i]})`,
      oval(0, 0, r * q, r * q * 0.72, radial([[0, '#fffaf0'], [0.5, '#f5e8cf'], [0.85, '#d9c19a'], [1, '#bea175']], 0.36, 0.24, 0.8)) +
      [0.36, 0.2, 0.04].map((k, j) => line(`M${n(-r * q * 0.8)} ${n(-r * q * k + j * 6)}C${n(-r * q * 0.3)} ${n(-r * q * (k + 0.34))} ${n(r * q * 0.3)} ${n(-r * q * (k + 0.34))} ${n(r * q * 0.8)} ${n(-r * q * k + j * 6)}`, '#c3a878', 5, 'opacity=".6"') + Array.from({ length: 5 }, () => oval(between(-0.55, 0.55) * r * q, -r * q * (k + 0.2), 7, 4, pick(fleck))).join('')).join(''))).join('')
  },
  swirl: (cx: number, base: number, r: number, c: string) =>
    bun.smooth(cx, base, r) + clip(`<ellipse cx="${n(cx)}" cy="${n(base - r * 0.5)}" rx="${n(r * 0.97)}" ry="${n(r * 0.52)}"/>`, Array.from({ length: 5 }, (_, i) => `<ellipse cx="${n(cx - r * 0.04 * i)}" cy="${n(base - r * 0.62)}" rx="${n(r * (0.98 - i * 0.2))}" ry="${n(r * (0.5 - i * 0.1))}" fill="none" stroke="${shift(c, 0.05 - i * 0.01)}" stroke-width="${n(r * 0.085)}" opacity=".8"/>`).join('') + oval(cx, base - r * 0.5, r, r * 0.55, radial([[0, '#fff', 0.3], [0.5, '#fff', 0], [0.7, '#3a2048', 0.05], [1, '#3a2048', 0.42]], 0.38, 0.26, 0.72))) +
    oval(cx - r * 0.34, base - r * 0.74, r * 0.26, r * 0.12, '#fff', `opacity=".55" filter="${blur(8)}"`),
}

/** Baked round or oval bun with a top finish. */
export const bakedBun = (cx: number, base: number, rx: number, colour: string, finish: 'crackle' | 'stripes' | 'floss'): string => {
  const ry = rx * 0.66
  const t = ramp(colour)
  const dome = `M${n(cx - rx)} ${n(base - ry * 0.4)}C${n(cx - rx)} ${n(base - ry * 1.75)} ${n(cx + rx)} ${n(base - ry * 1.75)} ${n(cx + rx)} ${n(base - ry * 0.4)}C${n(cx + rx)} ${n(base + ry * 0.14)} ${n(cx - rx)} ${n(base + ry * 0.14)} ${n(cx - rx)} ${n(base - ry * 0.4)}Z`
  let top = ''
  if (finish === 'crackle') {
    const crust = '#e9b14e'
    top = path(`M${n(cx - rx)} ${n(base - ry * 0.52)}C${n(cx - rx)} ${n(base - ry * 1.8)} ${n(cx + rx)} ${n(base - ry * 1.8)} ${n(cx + rx)} ${n(base - ry * 0.52)}C${n(cx + rx * 0.5)} ${n(base - ry * 0.2)} ${n(cx - rx * 0.5)} ${n(base - ry * 0.2)} ${n(cx - rx)} ${n(base - ry * 0.52)}Z`, radial([[0, '#fde9a9'], [0.35, '#f4c966'], [0.7, crust], [1, '#b9762a']], 0.36, 0.26, 0.8))
    for (let i = -4; i <= 4; i++) {
      const a = `M${n(cx + rx * (i * 0.25 - 0.12))} ${n(base - ry * 1.36 + Math.abs(i) * ry * 0.16)}Q${n(cx + rx * (i * 0.24 + between(-0.05, 0.05)))} ${n(base - ry * 0.85)} ${n(cx + rx * (i * 0.24 + 0.13))} ${n(base - ry * 0.36)}`
      const b = `M${n(cx - rx * 0.98)} ${n(base - ry * (0.74 + i * 0.15))}Q${n(cx)} ${n(base - ry * (0.62 + i * 0.19))} ${n(cx + rx * 0.98)} ${n(base - ry * (0.74 + i * 0.15))}`
      top += [a, ...(i > -3 && i < 4 ? [b] : [])].map(d => line(d, '#a96a24', 7, 'opacity=".55"') + line(d, '#fff0bd', 3, 'transform="translate(-4 -4)" opacity=".75"')).join('')
    }
    top = clip(`<path d="${dome}"/>`, top)
  }
  if (finish === 'stripes') top = [-0.36, 0.3].map(x => line(`M${n(cx + rx * (x - 0.08))} ${n(base - ry * 0.62)}Q${n(cx + rx * (x + 0.02))} ${n(base - ry * 1.3)} ${n(cx + rx * (x + 0.1))} ${n(base - ry * 1.28)}`, '#f9e8b8', rx * 0.13) + line(`M${n(cx + rx * (x - 0.1))} ${n(base - ry * 0.62)}Q${n(cx + rx * x)} ${n(base - ry * 1.26)} ${n(cx + rx * (x + 0.07))} ${n(base - ry * 1.27)}`, '#fffae6', rx * 0.04)).join('') + Array.from({ length: 22 }, () => oval(cx + between(-0.6, 0.6) * rx, base - ry * between(0.75, 1.25), 6, 3.6, '#fff3cf')).join('')
  if (finish === 'floss') top = clip(`<path d="${dome}"/>`, Array.from({ length: 210 }, () => { const x = cx + between(-1, 1) * rx; const y = base - ry * between(0.2, 1.42); return line(`M${n(x)} ${n(y)}q${n(between(-14, 14))} ${n(between(-16, 6))} ${n(between(-26, 26))} ${n(between(-8, 8))}`, pick(['#c98a3f', '#e3ad5f', '#f3cb85', '#a96c2b', '#dfa152']), 5) }).join('')) + Array.from({ length: 18 }, () => oval(cx + between(-0.7, 0.7) * rx, base - ry * between(0.55, 1.3), 8, 5, pick(['#5f9a3c', '#8bbd4f', '#3f7d33']))).join('')
  return (
    shadow(cx, base - rx * 0.1, rx * 0.92, rx * 0.15) + path(dome, radial([[0, t.hi], [0.3, t.light], [0.6, t.base], [0.86, t.deep], [1, t.shade]], 0.36, 0.22, 0.82)) +
    top + oval(cx - rx * 0.34, base - ry * 1.05, rx * 0.3, ry * 0.16, '#fff6df', `opacity="${finish === 'floss' ? 0.15 : 0.6}" filter="${blur(10)}"`)
  )
}

/** Tin loaf with `humps`, seen from the side, and an optional cut face on the right. */
export const loaf = (cx: number, base: number, w: number, h: number, humps: number, crust: string, crumb: string, marble?: string): string => {
  const t = ramp(crust)
  const step = (w * 2) / humps
  const x0 = cx - w
  let topEdge = `M${n(x0)} ${n(base - h * 0.55)}`
  for (let i = 0; i < humps; i++) topEdge += `C${n(x0 + i * step - step * 0.06)} ${n(base - h * 1.14)} ${n(x0 + (i + 1) * step + step * 0.06)} ${n(base - h * 1.14)} ${n(x0 + (i + 1) * step)} ${n(base - h * 0.62)}`
  const body = `${topEdge}L${n(cx + w)} ${n(base - 12)}Q${n(cx + w)} ${n(base)} ${n(cx + w - 14)} ${n(base)}H${n(x0 + 14)}Q${n(x0)} ${n(base)} ${n(x0)} ${n(base - 12)}Z`
  const q = h * 0.52
  const fx = cx + w - 6
  const slice = `M${n(fx - q * 0.2)} ${n(base - 4)}V${n(base - h * 0.64)}C${n(fx - q * 0.34)} ${n(base - h * 1.08)} ${n(fx + q * 1.24)} ${n(base - h * 1.0)} ${n(fx + q * 1.02)} ${n(base - h * 0.56)}V${n(base)}Z`
  return (
    shadow(cx + q * 0.3, base - 8, w * 1.16, h * 0.12) +
    path(body, linear([[0, t.light], [0.3, t.base], [0.62, shift(crust, 0.1)], [1, shift(crust, 0.03)]], 0, 0, 0, 1)) +
    clip(`<path d="${body}"/>`,
      rect(x0, base - h * 0.56, w * 2, h * 0.56, linear([[0, shift(crust, 0.16), 0], [0.3, shift(crust, 0.16), 0.8], [0.6, shift(crust, 0.12), 0.7], [1, shift(crust, -0.05), 0.6]], 0, 0, 0, 1)) +
      Array.from({ length: humps }, (_, i) => oval(x0 + (i + 0.4) * step, base - h * 0.86, step * 0.3, h * 0.09, '#fff2d8', `opacity=".65" filter="${blur(10)}"`)).join('') +
      Array.from({ length: humps - 1 }, (_, i) => line(`M${n(x0 + (i + 1) * step)} ${n(base - h * 0.68)}C${n(x0 + (i + 1) * step + 8)} ${n(base - h * 0.5)} ${n(x0 + (i + 1) * step - 6)} ${n(base - h * 0.3)} ${n(x0 + (i + 1) * step)} ${n(base)}`, t.deep, 9, `opacity=".5" filter="${haze(5)}"`)).join('')) +
    path(slice, t.base) + path(slice, linear([[0, crumb], [0.6, shift(crumb, -0.03)], [1, shift(crumb, -0.1)]], 0, 0, 1, 1), `transform="translate(${n(fx * 0.035 + 4)} ${n(base * 0.028 - 3)}) scale(.962)"`) +
    clip(`<path d="${slice}"/>`, marble
      ? [0.36, 0.25, 0.14].map((k, i) => line(`M${n(fx + q * 0.4 - q * k * 1.2)} ${n(base - h * 0.3)}C${n(fx + q * 0.4 - q * k * 2)} ${n(base - h * (0.4 + k))} ${n(fx + q * 0.4 + q * k * 2)} ${n(base - h * (0.44 + k))} ${n(fx + q * 0.4 + q * k * 1.4)} ${n(base - h * 0.3)}S${n(fx + q * 0.2)} ${n(base - h * (0.25 - k * 0.3))} ${n(fx + q * (0.3 - i * 0.05))} ${n(base - h * 0.22)}`, marble, 15 - i * 2, 'opacity=".85"')).join('')
      : Array.from({ length: 26 }, () => oval(fx + between(0, 0.9) * q, base - between(0.05, 0.85) * h, between(2, 5), between(1.5, 3), shift(crumb, -0.08), 'opacity=".6"')).join(''))
  )
}

export const boule = (cx: number, base: number, r: number): string => {
  const d = `M${cx - r} ${base - r * 0.4}C${cx - r} ${base - r * 1.25} ${cx + r} ${base - r * 1.25} ${cx + r} ${base - r * 0.4}C${cx + r} ${base + r * 0.12} ${cx - r} ${base + r * 0.12} ${cx - r} ${base - r * 0.4}Z`
  const ears = [-0.5, -0.2, 0.12, 0.44].map(x => {
    const s = `M${n(cx + r * (x - 0.3))} ${n(base - r * 0.36)}Q${n(cx + r * (x - 0.1))} ${n(base - r * 0.8)} ${n(cx + r * (x + 0.22))} ${n(base - r * 0.96)}`
    return line(s, '#6b3a17', 22, 'opacity=".5" transform="translate(5 6)"') + line(s, '#f0d3a0', 20) + line(s, '#fff0cf', 6, 'transform="translate(-5 -4)"')
  }).join('')
  return shadow(cx, base - r * 0.1, r * 0.92, r * 0.16) + path(d, radial([[0, '#d9a05a'], [0.35, '#b87335'], [0.7, '#8d4f22'], [1, '#5d3015']], 0.36, 0.24, 0.82)) +
    clip(`<path d="${d}"/>`, oval(cx - r * 0.1, base - r * 0.7, r * 0.9, r * 0.36, '#fff7e6', `opacity=".36" filter="${blur(16)}"`) + Array.from({ length: 70 }, () => oval(cx + between(-0.9, 0.8) * r, base - between(0.15, 1) * r, between(2, 5), between(1.5, 3), '#fff8ea', 'opacity=".6"')).join('') + ears)
}

export const cakeRound = (cx: number, base: number, r: number, h: number, cream: string, layers: readonly string[], topping: (x: number, y: number, i: number) => string, count: number): string => {
  const t = ramp(cream)
  const k = 0.36
  const top = base - h
  const side = `M${cx - r} ${top}V${base}A${r} ${r * k} 0 0 0 ${cx + r} ${base}V${top}Z`
  const spots = Array.from({ length: count }, (_, i) => { const q = Math.sqrt((i + 0.5) / count) * 0.86; const a = i * 2.39996; return [cx + Math.cos(a) * q * r, top + Math.sin(a) * q * r * k - (1 - q) * 14] as const }).sort((a, b) => a[1] - b[1])
  return (
    shadow(cx, base + r * k * 0.6, r * 0.98, r * k * 0.7) + oval(cx, base + 12, r * 1.2, r * k * 1.16, linear([[0, '#fff'], [1, '#d8d2c6']])) + oval(cx, base + 7, r * 1.16, r * k * 1.1, '#f6f2ea') + oval(cx + 14, base + 12, r * 1.04, r * k, '#7a6a55', `opacity=".4" filter="${blur(8)}"`) +
    path(side, linear([[0, t.shade], [0.14, t.base], [0.3, t.hi], [0.6, t.light], [0.9, shift(cream, -0.13)], [1, t.shade]])) +
    clip(`<path d="${side}"/>`, layers.map((c, i) => line(`M${cx - r} ${top + ((i + 1) * h) / (layers.length + 1)}A${r} ${r * k} 0 0 0 ${cx + r} ${top + ((i + 1) * h) / (layers.length + 1)}`, c, h * 0.13, 'opacity=".88"')).join('') + rect(cx - r, top, r * 2, h * 2, linear([[0, '#fff', 0.16], [0.3, '#fff', 0], [0.7, '#4a3520', 0.18], [1, '#4a3520', 0.22]]))) +
    oval(cx, top, r, r * k, linear([[0, t.hi], [0.6, t.light], [1, t.base]], 0, 0, 1, 0.6)) +
    spots.map(([x, y], i) => topping(x, y, i)).join('')
  )
}

/** Slice of rolled sponge facing the viewer. */
export const swissRoll = (cx: number, base: number, r: number, len: number, sponge: string, cream: string, bits?: string): string => {
  const t = ramp(sponge)
  const cy = base - r
  let spiral = ''
  for (let i = 0; i <= 90; i++) { const a = (i / 90) * Math.PI * 4.6; const q = r * (0.1 + 0.78 * (i / 90)); spiral += `${i ? 'L' : 'M'}${n(cx + Math.cos(a) * q)} ${n(cy + Math.sin(a) * q)}` }
  return (
    shadow(cx + len * 0.32, base + 2, r * 0.9 + len * 0.4, r * 0.22) +
    path(`M${cx - r * 0.1} ${cy - r}L${cx + len} ${cy - r - len * 0.22}C${cx + len + r} ${cy - r - len * 0.22} ${cx + len + r} ${cy + r * 0.84 - len * 0.22} ${cx + len} ${cy + r * 0.9 - len * 0.22}L${cx} ${cy + r}Z`, linear([[0, t.hi], [0.3, t.light], [0.65, t.base], [1, t.deep]], 0.1, 0, 0, 1)) +
    oval(cx, cy, r, r, t.shade) + oval(cx, cy, r * 0.97, r * 0.97, radial([[0, t.hi], [0.6, t.light], [1, t.base]], 0.35, 0.3, 0.8)) +
    line(spiral, shift(cream, -0.1), r * 0.19, 'transform="translate(2 3)"') + line(spiral, cream, r * 0.17) +
    (bits ? Array.from({ length: 9 }, (_, i) => { const a = i * 1.5 + 1; const q = r * (0.2 + i * 0.075); return ball(cx + Math.cos(a) * q, cy + Math.sin(a) * q, r * 0.05, r * 0.045, bits) }).join('') : '')
  )
}

export const tart = (cx: number, base: number, r: number): string => {
  const k = 0.46
  const crust = '#dfa454'
  const t = ramp(crust)
  const flutes = Array.from({ length: 25 }, (_, i) => { const a = Math.PI * (i / 24); return line(`M${n(cx - Math.cos(a) * r)} ${n(base - r * 0.46 + Math.sin(a) * r * k)}L${n(cx - Math.cos(a) * r * 0.74)} ${n(base + Math.sin(a) * r * k * 0.7)}`, i % 2 ? t.deep : t.hi, 4, 'opacity=".5"') }).join('')
  return (
    shadow(cx, base + r * 0.22, r * 0.78, r * 0.24) +
    path(`M${cx - r} ${base - r * 0.46}L${cx - r * 0.72} ${base + 4}A${r * 0.72} ${r * k * 0.72} 0 0 0 ${cx + r * 0.72} ${base + 4}L${cx + r} ${base - r * 0.46}Z`, linear([[0, t.shade], [0.27, t.light], [0.6, t.base], [0.92, t.deep], [1, t.shade]])) + flutes +
    oval(cx, base - r * 0.46, r, r * k, linear([[0, t.light], [0.3, '#f7d391'], [1, t.base]], 0, 0, 1, 0.4)) + oval(cx, base - r * 0.45, r * 0.9, r * k * 0.9, t.deep, 'opacity=".55"') +
    oval(cx, base - r * 0.44, r * 0.86, r * k * 0.85, radial([[0, '#ffe98a'], [0.45, '#fbce45'], [0.85, '#f0ae26'], [1, '#d78a1c']], 0.38, 0.3, 0.8)) +
    path(`M${cx - r * 0.6} ${base - r * 0.54}C${cx - r * 0.4} ${base - r * 0.74} ${cx} ${base - r * 0.78} ${cx + r * 0.2} ${base - r * 0.72}C${cx - r * 0.1} ${base - r * 0.68} ${cx - r * 0.3} ${base - r * 0.58} ${cx - r * 0.6} ${base - r * 0.54}Z`, '#fffbe2', `opacity=".85" filter="${blur(3)}"`) +
    oval(cx + r * 0.4, base - r * 0.3, r * 0.2, r * 0.05, '#fff4b8', `opacity=".7" filter="${blur(4)}"`)
  )
}

/** Flat round pastry: cracked cookie, slit flaky cake or moulded biscuit. */
export const disc = (cx: number, base: number, r: number, colour: string, finish: 'cracks' | 'slits' | 'mould'): string => {
  const h = r * 0.3
  const t = ramp(colour)
  const d = scallops(r, finish === 'mould' ? 20 : 9, finish === 'mould' ? 0.05 : 0.02)
  let top = ''
  if (finish === 'cracks') for (let i = 0; i < 9; i++) { const a = i * 0.72 + between(-0.2, 0.2); const p = `M${n(Math.cos(a) * r * 0.2)} ${n(Math.sin(a) * r * 0.2)}L${n(Math.cos(a + 0.25) * r * 0.5)} ${n(Math.sin(a + 0.25) * r * 0.5)}L${n(Math.cos(a - 0.05) * r * 0.74)} ${n(Math.sin(a - 0.05) * r * 0.74)}L${n(Math.cos(a + 0.12) * r * 0.96)} ${n(Math.sin(a + 0.12) * r * 0.96)}`; top += line(p, t.deep, between(4, 9), 'opacity=".7"') + line(p, t.hi, 3, 'transform="translate(-5 -4)" opacity=".7"') }
  if (finish === 'slits') top = [-0.16, 0.16].map(x => line(`M${x * r} ${-r * 0.3}V${r * 0.3}`, t.deep, 11) + line(`M${x * r + 2} ${-r * 0.26}V${r * 0.26}`, '#f6dfa9', 5)).join('') + Array.from({ length: 3 }, (_, i) => `<circle r="${n(r * (0.62 + i * 0.13))}" fill="none" stroke="${i % 2 ? t.hi : t.shade}" stroke-width="3" opacity=".4"/>`).join('')
  if (finish === 'mould') top = (PATTERNS[3]?.(r * 0.98, colour) ?? '') + emboss(scallops(r * 0.84, 20, 0.04), colour, r * 0.05)
  return shadow(cx, base + r * 0.2, r * 0.96, r * 0.34) + slab(d, cx, base - h, 0.52, h, colour, radial([[0, t.hi], [0.5, t.light], [0.86, t.base], [1, t.shade]], 0.36, 0.3, 0.82)) + group(`translate(${n(cx)} ${n(base - h)}) scale(1 .52)`, top)
}

export const seedBall = (cx: number, base: number, r: number, colour: string, seeds: readonly string[], cap?: boolean): string =>
  shadow(cx, base - r * 0.04, r * 0.72, r * 0.15) + ball(cx, base - r * (cap ? 0.68 : 0.9), r, r * (cap ? 0.78 : 0.95), colour) +
  Array.from({ length: cap ? 24 : 110 }, (_, i) => { const q = Math.sqrt((i + 0.5) / (cap ? 24 : 110)) * (cap ? 0.3 : 0.96); const a = i * 2.39996; const x = Math.cos(a) * q; const y = Math.sin(a) * q * (cap ? 0.5 : 0.95); return oval(cx + x * r - (cap ? r * 0.04 : 0), base - r * (cap ? 1.22 : 0.9) + y * r, r * 0.06, r * 0.04, shift(pick(seeds), -x * 0.07 - y * 0.05), `transform="rotate(${n(between(0, 180))} ${n(cx + x * r)} ${n(base - r * 0.9 + y * r)})"`) }).join('') +
  oval(cx - r * 0.36, base - r * (cap ? 1.05 : 1.28), r * 0.24, r * 0.13, '#fff8e2', `opacity=".7" filter="${blur(7)}"`)

export const brick = (ox: number, oy: number, s: number, colour: string, cut?: string): string => {
  const p = iso(ox, oy)
  const out = boxShadow(ox, oy, s, s) + box(ox, oy, s, s, s * 0.62, colour, { round: 14 }) + path(poly([p(s * 0.12, s * 0.12, s * 0.62), p(s * 0.88, s * 0.12, s * 0.62), p(s * 0.88, s * 0.88, s * 0.62), p(s * 0.12, s * 0.88, s * 0.62)]), shift(colour, -0.08), `opacity=".45" filter="${blur(7)}"`)
  return cut ? out + path(poly([p(0, s * 0.12, s * 0.1), p(0, s * 0.88, s * 0.1), p(0, s * 0.88, s * 0.5), p(0, s * 0.12, s * 0.5)]), linear([[0, shift(cut, 0.1)], [1, shift(cut, -0.08)]], 0, 0, 1, 1), `stroke="${shift(cut, -0.08)}" stroke-width="4" stroke-linejoin="round"`) + Array.from({ length: 9 }, () => { const [x, y] = p(0, between(0.18, 0.8) * s, between(0.16, 0.46) * s); return line(`M${n(x - 8)} ${n(y)}l${n(between(8, 18))} ${n(between(-4, 8))}`, shift(cut, 0.16), 3, 'opacity=".8"') }).join('') : out
}

/** Block of stacked layers (sponge, cream, jelly) from the bottom up as [height, colour]. */
export const layered = (ox: number, oy: number, w: number, d: number, layers: readonly (readonly [number, string])[]): string => {
  let z = 0
  return boxShadow(ox, oy, w, d) + layers.map(([h, c]) => { const s = box(ox, oy - z, w, d, h, c, { round: 4 }); z += h; return s }).join('')
}
