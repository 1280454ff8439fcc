import { shift } from './colour.ts'
import { between, blur, clip, group, line, linear, n, oval, path, pick } from './ink.ts'
import { shadow } from './solids.ts'
import { bowl } from './vessels.ts'

/** Strands lying in a bowl, as a mound of arcs. */
const tangle = (cx: number, y: number, r: number, c: string, count: number, lift: number): string =>
  oval(cx, y, r * 0.95, r * 0.3, shift(c, -0.2)) +
  Array.from({ length: count }, (_, i) => {
    const q = between(0.25, 0.92)
    const a = between(-0.5, 0.5)
    const yy = y - lift * (1 - q) + between(-10, 10)
    return group(`rotate(${n(a * 24)} ${cx} ${n(y)})`, line(`M${n(cx - r * q)} ${n(yy)}C${n(cx - r * q * 0.6)} ${n(yy - r * 0.26)} ${n(cx + r * q * 0.6)} ${n(yy - r * 0.26 * (i % 2 ? 1 : -1))} ${n(cx + r * q)} ${n(yy + between(-6, 10))}`, shift(c, -0.16), 15) + line(`M${n(cx - r * q)} ${n(yy - 3)}C${n(cx - r * q * 0.6)} ${n(yy - r * 0.26 - 3)} ${n(cx + r * q * 0.6)} ${n(yy - r * 0.26 * (i % 2 ? 1 : -1) - 3)} ${n(cx + r * q)} ${n(yy + 2)}`, shift(c, between(-0.03, 0.09)), 10))
  }).join('')

const inMouth = (cx: number, y: number, r: number, body: string) => clip(`<path d="M${cx - r * 0.96} ${y - r * 1.2}H${cx + r * 0.96}V${y}A${n(r * 0.96)} ${n(r * 0.285)} 0 0 1 ${cx - r * 0.96} ${y}Z"/>`, body)

export const noodleBowl = (cx: number, y: number, r: number, dish: string, noodle: string, broth: string, toppings: string, rim?: string): string =>
  bowl(cx, y, r, r * 0.86, dish, inMouth(cx, y, r, oval(cx, y + 10, r * 0.96, r * 0.29, linear([[0, shift(broth, -0.06)], [0.5, broth], [1, shift(broth, 0.08)]])) + tangle(cx, y + 4, r * 0.86, noodle, 46, r * 0.24) + toppings), rim)

export const beef = (x: number, y: number, s = 1): string =>
  group(`translate(${n(x)} ${n(y)}) scale(${s})`, path('M-62 4C-60 -34 -14 -46 22 -40S72 -14 60 10S10 38 -22 34S-62 26 -62 4Z', '#4a1f12') + path('M-62 0C-60 -36 -14 -50 22 -44S70 -20 58 2S10 26 -22 24S-62 18 -62 0Z', linear([[0, '#a85a38'], [0.5, '#7f3a22'], [1, '#5c2616']], 0, 0, 1, 1)) + line('M-40 -8C-20 -30 20 -30 44 -14M-44 6C-16 -8 22 -6 48 2', '#c98a64', 4, 'opacity=".6"') + oval(-18, -24, 22, 6, '#f3cfae', `opacity=".6" filter="${blur(4)}"`))
export const greens = (x: number, y: number, a = 0): string =>
  group(`translate(${n(x)} ${n(y)}) rotate(${a})`, path('M0 30C-8 0 -6 -20 0 -44C12 -18 12 4 10 30Z', linear([[0, '#f2f5d8'], [1, '#b9cf8c']])) + path('M0 -20C-50 -36 -64 -84 -22 -104C6 -112 44 -96 40 -60C38 -38 20 -22 0 -20Z', linear([[0, '#6fae45'], [1, '#2f6b2c']], 0, 0, 1, 1)) + line('M0 -22C-4 -50 -4 -76 -8 -94M-2 -50L-30 -66M0 -46L26 -64', '#bfe08e', 4, 'opacity=".8"'))
export const scallionBits = (cx: number, cy: number, rx: number, ry: number, count: number): string =>
  Array.from({ length: count }, () => { const x = cx + between(-rx, rx); const y = cy + between(-ry, ry); return oval(x, y, 9, 6, pick(['#5d9c3d', '#8cc152', '#3f7e35'])) + oval(x, y, 4, 2.4, '#dff0b8') }).join('')
export const egg = (x: number, y: number, s = 1): string =>
  group(`translate(${n(x)} ${n(y)}) rotate(-14) scale(${s})`, oval(3, 8, 62, 42, '#7a5a3a', 'opacity=".5"') + oval(0, 0, 62, 42, linear([[0, '#fffaf0'], [1, '#e5d3b8']], 0, 0, 1, 1)) + oval(4, 2, 36, 25, linear([[0, '#ffc04a'], [1, '#ec7f1e']], 0, 0, 1, 1)) + oval(-6, -7, 12, 6, '#fff2c4', 'opacity=".8"'))

/** Straight dry strands lying diagonally, tied with a paper band. */
export const bundle = (cx: number, cy: number, len: number, w: number, c: string, band: string, wavy: boolean, accent: string): string => {
  const strands = Array.from({ length: wavy ? 13 : 30 }, (_, i) => {
    const t = i / ((wavy ? 13 : 30) - 1)
    const y = -w + 2 * w * t
    const bulge = Math.sin(t * Math.PI)
    const sw = wavy ? 27 : 13
    const tone = shift(c, 0.1 - t * 0.2 + between(-0.03, 0.03))
    const x0 = -len - between(0, 22)
    const x1 = len + between(0, 22)
    const d = wavy ? `M${n(x0)} ${n(y)}${Array.from({ length: 12 }, (_, k) => `q${n((x1 - x0) / 24)} ${k % 2 ? 13 : -13} ${n((x1 - x0) / 12)} 0`).join('')}` : `M${n(x0)} ${n(y * (1.05 + 0.02 * bulge))}Q0 ${n(y * 0.86)} ${n(x1)} ${n(y * 1.08)}`
    return line(d, shift(tone, -0.15), sw) + line(d, tone, sw * 0.78, `transform="translate(-1 -2)"`) + line(d, shift(tone, 0.12), sw * 0.16, `transform="translate(-2 ${n(-sw * 0.24)})" opacity=".8"`)
  }).join('')
  const bp = `M-64 ${-w - 22}C-50 ${-w * 0.3} -50 ${w * 0.3} -64 ${w + 22}H64C78 ${w * 0.3} 78 ${-w * 0.3} 64 ${-w - 22}Z`
  return (
    oval(cx + 24, cy + w * 0.9, len * 1.02, w * 0.8, '#3a2618', `opacity=".3" filter="${blur(22)}" transform="rotate(-14 ${cx} ${cy})"`) + oval(cx + 8, cy + w * 0.7, len, w * 0.55, '#3a2618', `opacity=".4" filter="${blur(9)}" transform="rotate(-14 ${cx} ${cy})"`) +
    group(`translate(${cx} ${cy}) rotate(-14)`, strands + path(bp, linear([[0, shift(band, 0.1)], [0.4, band], [1, shift(band, -0.18)]], 0, 0, 0, 1)) + clip(`<path d="${bp}"/>`, [-38, 44].map(x => line(`M${x} ${-w - 30}C${x + 14} ${-w * 0.3} ${x + 14} ${w * 0.3} ${x} ${w + 30}`, accent, 6)).join('') + oval(10, 0, 34, 34, accent) + oval(10, 0, 20, 20, band)))
  )
}

/** Coil or nest of thin noodles lying flat. */
export const nest = (cx: number, base: number, r: number, c: string, sw = 8): string => {
  const k = 0.46
  const h = r * 0.36
  let out = shadow(cx, base + r * 0.2, r * 0.96, r * 0.34) + oval(cx, base, r, r * k, shift(c, -0.2))
  for (let layer = 0; layer < 4; layer++) {
    const y = base - (h * layer) / 3
    for (let i = 0; i < 9; i++) {
      const q = r * (1 - i * 0.085) * between(0.95, 1.02)
      out += `<ellipse cx="${n(cx + between(-5, 5))}" cy="${n(y + between(-4, 4))}" rx="${n(q)}" ry="${n(q * k)}" fill="none" stroke="${shift(c, -0.12 + layer * 0.05 + between(-0.05, 0.05))}" stroke-width="${sw}" transform="rotate(${n(between(-5, 5))} ${n(cx)} ${n(y)})"/>`
    }
  }
  for (let i = 0; i < 9; i++) {
    const a = between(0, 6.28)
    out += line(`M${n(cx + Math.cos(a) * r * 0.9)} ${n(base - h + Math.sin(a) * r * k * 0.9)}Q${n(cx + between(-0.4, 0.4) * r)} ${n(base - h + between(-0.3, 0.3) * r * k)} ${n(cx + Math.cos(a + 2) * r * 0.8)} ${n(base - h + Math.sin(a + 2) * r * k * 0.8)}`, shift(c, between(0.02, 0.12)), sw)
  }
  return out + oval(cx - r * 0.35, base - h - r * 0.2, r * 0.4, r * 0.1, '#fff', `opacity=".4" filter="${blur(10)}"`)
}
