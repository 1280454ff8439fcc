import { ramp, shift } from './colour.ts'
import { between, blur, group, line, linear, n, oval, path, pick } from './ink.ts'
import { ball, shadow } from './solids.ts'

type Leafy = { blade: string; stalk: string; leaves?: number; spread?: number; wide?: number; stem?: number; blossom?: string }
/** Leafy vegetable with its root at (x, y), pointing up; `stem` is the stalk's share of its height. */
export const leafy = (x: number, y: number, s: number, turn: number, o: Leafy): string => {
  const { leaves = 7, spread = 34, wide = 1, stem = 0.5 } = o
  const order = Array.from({ length: leaves }, (_, i) => (leaves === 1 ? 0 : -1 + (2 * i) / (leaves - 1))).sort((a, b) => Math.abs(b) - Math.abs(a))
  const h = 430
  const joint = -h * stem
  const one = (at: number) => {
    const lit = -at * 0.06 + between(-0.02, 0.02)
    const blade = shift(o.blade, lit)
    const w = 92 * wide
    return group(`rotate(${n(at * spread)}) scale(${n((1 - Math.abs(at) * 0.1) * 100) === '0' ? 1 : Math.round((1 - Math.abs(at) * 0.1) * 100) / 100})`,
      path(`M0 ${joint + 50}C${-w * 0.8} ${joint + 10} ${-w * 1.15} ${joint - 70} ${-w * 0.8} ${n(joint - (h + joint) * 0.7)}C${-w * 0.5} ${-h - 12} ${w * 0.5} ${-h - 20} ${w * 0.82} ${n(joint - (h + joint) * 0.66)}C${w * 1.15} ${joint - 60} ${w * 0.8} ${joint + 10} 0 ${joint + 50}Z`, linear([[0, shift(blade, 0.12)], [0.5, blade], [1, shift(blade, -0.12)]], 0, 0, 1, 0.5)) +
      path(`M-30 0C-52 ${joint * 0.4} -34 ${joint * 0.8} -15 ${joint - 20}L-5 ${n(joint - (h + joint) * 0.72)}L5 ${n(joint - (h + joint) * 0.72)}L17 ${joint - 20}C36 ${joint * 0.8} 54 ${joint * 0.4} 30 0Q0 14 -30 0Z`, linear([[0, shift(o.stalk, 0.09)], [0.4, shift(o.stalk, 0.04)], [1, shift(o.stalk, -0.14)]])) +
      [0.2, 0.42, 0.62].map(k => { const v = joint - (h + joint) * k; return line(`M0 ${n(v + 26)}Q${-w * 0.34} ${n(v + 4)} ${-w * 0.66} ${n(v - 22)}M0 ${n(v + 26)}Q${w * 0.34} ${n(v + 4)} ${w * 0.68} ${n(v - 24)}`, shift(o.stalk, -0.02), 4, 'opacity=".55"') }).join('') + line(`M-14 -14Q-24 ${joint * 0.5} -8 ${joint}`, '#fff', 5, `opacity=".5" filter="${blur(2)}"`))
  }
  const bloom = o.blossom ? Array.from({ length: 7 }, () => ball(between(-26, 26), -h * 0.8 + between(-30, 20), 13, 12, pick([shift(o.blossom as string, -0.05), o.blossom as string]))).join('') : ''
  return group(`translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s})`, order.map(one).join('') + bloom)
}
/** Soft shadow under something long lying on the table. */
export const under = (cx: number, cy: number, rx: number, ry: number, turn = 0): string =>
  oval(cx + 16, cy + 14, rx * 1.05, ry * 1.1, '#3a2618', `opacity=".2" filter="${blur(20)}" transform="rotate(${turn} ${n(cx)} ${n(cy)})"`) + oval(cx + 5, cy + 5, rx, ry, '#3a2618', `opacity=".38" filter="${blur(7)}" transform="rotate(${turn} ${n(cx)} ${n(cy)})"`)

type Fruit = { leaf?: boolean; stem?: boolean; blush?: string; pores?: string; calyx?: string; gloss?: number }
/** Whole fruit resting on (cx, base). */
export const fruit = (cx: number, base: number, rx: number, ry: number, colour: string, o: Fruit = {}): string =>
  shadow(cx, base - ry * 0.06, rx * 0.78, rx * 0.17) + ball(cx, base - ry, rx, ry, colour) +
  (o.blush ? oval(cx + rx * 0.22, base - ry * 0.8, rx * 0.52, ry * 0.5, o.blush, `opacity=".5" filter="${blur(24)}"`) : '') +
  (o.pores ? Array.from({ length: 46 }, (_, i) => { const q = Math.sqrt((i + 0.5) / 46) * 0.9; const a = i * 2.39996; return oval(cx + Math.cos(a) * q * rx, base - ry + Math.sin(a) * q * ry, 3.2, 2.4, o.pores as string, 'opacity=".55"') }).join('') : '') +
  oval(cx - rx * 0.36, base - ry * 1.42, rx * 0.24, ry * 0.15, '#fffbe8', `opacity="${o.gloss ?? 0.6}" filter="${blur(8)}"`) +
  (o.stem ? line(`M${n(cx)} ${n(base - ry * 1.94)}q${n(rx * 0.06)} ${n(-ry * 0.2)} ${n(rx * 0.16)} ${n(-ry * 0.32)}`, '#6b4a2c', rx * 0.075) : '') +
  (o.leaf ? path(`M${n(cx + rx * 0.06)} ${n(base - ry * 2)}C${n(cx + rx * 0.3)} ${n(base - ry * 2.5)} ${n(cx + rx * 0.8)} ${n(base - ry * 2.4)} ${n(cx + rx * 0.95)} ${n(base - ry * 2.06)}C${n(cx + rx * 0.6)} ${n(base - ry * 1.86)} ${n(cx + rx * 0.3)} ${n(base - ry * 1.86)} ${n(cx + rx * 0.06)} ${n(base - ry * 2)}Z`, linear([[0, '#86b254'], [1, '#3f6f34']], 0, 0, 1, 1)) + line(`M${n(cx + rx * 0.1)} ${n(base - ry * 2)}Q${n(cx + rx * 0.5)} ${n(base - ry * 2.24)} ${n(cx + rx * 0.88)} ${n(base - ry * 2.07)}`, '#bfd98c', 4, 'opacity=".7"') : '') +
  (o.calyx ? [-150, -60, 30, 120].map(a => group(`translate(${n(cx)} ${n(base - ry * 1.86)}) scale(1 .5) rotate(${a})`, path(`M0 0C${n(rx * 0.34)} ${n(-rx * 0.22)} ${n(rx * 0.5)} ${n(rx * 0.1)} ${n(rx * 0.46)} ${n(rx * 0.3)}C${n(rx * 0.24)} ${n(rx * 0.34)} ${n(rx * 0.08)} ${n(rx * 0.2)} 0 0Z`, linear([[0, shift(o.calyx as string, 0.08)], [1, shift(o.calyx as string, -0.1)]], 0, 0, 1, 1)))).join('') + ball(cx, base - ry * 1.86, rx * 0.1, rx * 0.06, '#7a5a34') : '')

/** Cut face of a round fruit or root, seen from the front and a little above. */
export const cutFace = (cx: number, cy: number, rx: number, ry: number, skin: string, flesh: string, inner: (x: number, y: number) => string): string =>
  shadow(cx, cy + ry * 0.96, rx * 0.7, rx * 0.15) + oval(cx, cy + ry * 0.05, rx, ry, shift(skin, -0.12)) + oval(cx, cy, rx, ry, skin) + oval(cx, cy, rx * 0.92, ry * 0.92, linear([[0, shift(flesh, 0.06)], [1, shift(flesh, -0.07)]], 0, 0, 1, 1)) + inner(cx, cy)

/** Round bar lying at `turn` degrees, its near end at the right; `end` colours a cut end. */
export const rod = (cx: number, cy: number, len: number, r: number, turn: number, colour: string, o: { end?: string; taper?: number; skin?: string } = {}): string => {
  const t = ramp(colour)
  const q = r * (1 - (o.taper ?? 0))
  const d = `M${-len} ${n(-q)}L${len} ${-r}C${n(len + r * 0.6)} ${-r} ${n(len + r * 0.6)} ${r} ${len} ${r}L${-len} ${n(q)}C${n(-len - q * 0.6)} ${n(q)} ${n(-len - q * 0.6)} ${n(-q)} ${-len} ${n(-q)}Z`
  return under(cx, cy + r * 0.8, len * 0.98, r * 0.6, turn) + group(`translate(${n(cx)} ${n(cy)}) rotate(${turn})`,
    path(d, linear([[0, t.hi], [0.28, t.light], [0.62, t.base], [1, t.deep]], 0, 0, 0, 1)) + (o.skin ?? '') + line(`M${n(-len * 0.92)} ${n(-q * 0.5)}L${n(len * 0.9)} ${n(-r * 0.55)}`, '#fff', r * 0.16, `opacity=".4" filter="${blur(3)}"`) +
    (o.end ? oval(len, 0, r * 0.48, r * 0.98, linear([[0, shift(o.end, 0.06)], [1, shift(o.end, -0.08)]], 0, 0, 0.4, 1)) : ''))
}

/** Body of turned outline lying on its side, fat end left: roots and long gourds. */
export const gourd = (cx: number, cy: number, len: number, r: number, turn: number, colour: string, tip: string, skin = ''): string => {
  const t = ramp(colour)
  return under(cx, cy + r * 0.86, len * 0.9, r * 0.45, turn) + group(`translate(${n(cx)} ${n(cy)}) rotate(${turn})`,
    path(`M${-len} 0C${-len} ${n(-r * 1.1)} ${n(-len * 0.5)} ${n(-r * 1.16)} 0 ${n(-r * 0.95)}C${n(len * 0.5)} ${n(-r * 0.74)} ${n(len * 0.8)} ${n(-r * 0.3)} ${len} 0C${n(len * 0.8)} ${n(r * 0.34)} ${n(len * 0.5)} ${n(r * 0.8)} 0 ${n(r * 0.98)}C${n(-len * 0.5)} ${n(r * 1.16)} ${-len} ${n(r * 1.1)} ${-len} 0Z`, linear([[0, t.hi], [0.25, t.light], [0.6, t.base], [1, t.deep]], 0, 0, 0, 1)) +
    path(`M${n(len * 0.62)} ${n(-r * 0.52)}C${n(len * 0.8)} ${n(-r * 0.3)} ${n(len * 0.9)} ${n(-r * 0.14)} ${len} 0C${n(len * 0.9)} ${n(r * 0.18)} ${n(len * 0.8)} ${n(r * 0.34)} ${n(len * 0.62)} ${n(r * 0.58)}Q${n(len * 0.72)} 0 ${n(len * 0.62)} ${n(-r * 0.52)}Z`, tip, 'opacity=".6"') + skin + oval(-len * 0.3, -r * 0.62, len * 0.42, r * 0.12, '#fff', `opacity=".55" filter="${blur(8)}"`))
}
