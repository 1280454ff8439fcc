import { ramp, shift } from './colour.ts'
import { between, clip, group, line, linear, n, oval, path, radial, rect } from './ink.ts'
import { heap, type PieceName } from './heaps.ts'
import { rod, under } from './produce.ts'
import { box, boxShadow, iso, lathe, mouth, shadow } from './solids.ts'
import { flower, teapot } from './vessels.ts'

/** Printed tin can with steel rims. */
export const can = (cx: number, base: number, r: number, h: number, colour: string, accent: string, motif: 'fish' | 'flower' | 'waves' | 'shoots'): string => {
  const top = base - h
  const mid = top + h * 0.55
  const steel = '#c9cdcf'
  const marks = {
    fish: path(`M${n(cx - r * 0.5)} ${mid}C${n(cx - r * 0.2)} ${n(mid - r * 0.34)} ${n(cx + r * 0.2)} ${n(mid - r * 0.3)} ${n(cx + r * 0.4)} ${mid}L${n(cx + r * 0.66)} ${n(mid - r * 0.2)}V${n(mid + r * 0.22)}L${n(cx + r * 0.4)} ${n(mid + r * 0.04)}C${n(cx + r * 0.2)} ${n(mid + r * 0.32)} ${n(cx - r * 0.2)} ${n(mid + r * 0.32)} ${n(cx - r * 0.5)} ${mid}Z`, accent) + oval(cx - r * 0.3, mid - r * 0.04, r * 0.05, r * 0.05, colour),
    flower: oval(cx, mid, r * 0.42, r * 0.42, accent) + flower(cx, mid, r * 0.3, colour, 6),
    waves: [0.36, 0.5, 0.64, 0.78].map(f => line(`M${cx - r} ${n(top + h * f)}q${n(r * 0.25)} ${n(-h * 0.08)} ${n(r * 0.5)} 0t${n(r * 0.5)} 0t${n(r * 0.5)} 0t${n(r * 0.5)} 0`, accent, 6)).join(''),
    shoots: [-0.4, 0, 0.4].map(k => path(`M${n(cx + k * r - r * 0.15)} ${n(mid + r * 0.34)}C${n(cx + k * r - r * 0.2)} ${n(mid - r * 0.1)} ${n(cx + k * r - r * 0.06)} ${n(mid - r * 0.4)} ${n(cx + k * r)} ${n(mid - r * 0.5)}C${n(cx + k * r + r * 0.06)} ${n(mid - r * 0.4)} ${n(cx + k * r + r * 0.2)} ${n(mid - r * 0.1)} ${n(cx + k * r + r * 0.15)} ${n(mid + r * 0.34)}Z`, accent)).join(''),
  }[motif]
  return shadow(cx, base + 3, r * 0.98, r * 0.22) + lathe(cx, [[r, top, 1], [r, base, 1]], colour, { inside: marks }) + line(`M${cx - r} ${base - 6}A${r} ${n(r * 0.24)} 0 0 0 ${cx + r} ${base - 6}`, '#aab1b4', 15) + line(`M${cx - r} ${base - 10}A${r} ${n(r * 0.24)} 0 0 0 ${cx + r} ${base - 10}`, '#eef1f2', 5) + lathe(cx, [[r * 1.02, top - 4, 1], [r * 1.02, top + h * 0.05, 1]], steel) +
    oval(cx, top - 4, r * 1.02, r * 0.24, linear([[0, '#f2f4f5'], [0.5, '#d5dadc'], [1, '#a9b0b3']])) + `<ellipse cx="${cx}" cy="${n(top - 2)}" rx="${n(r * 0.82)}" ry="${n(r * 0.185)}" fill="none" stroke="#8f979a" stroke-width="4" opacity=".7"/>` + oval(cx + r * 0.1, top - 2, r * 0.2, r * 0.06, '#e9edee', 'stroke="#8f979a" stroke-width="3"')
}

/** Slim drink can. */
export const sodaCan = (cx: number, base: number, r: number, colour: string, accent: string): string => {
  const h = r * 3.5
  const top = base - h
  const bits = Array.from({ length: 16 }, () => oval(cx + between(-0.85, 0.85) * r, top + between(0.2, 0.92) * h, between(5, 13), between(5, 13), accent, 'opacity=".5"')).join('')
  return shadow(cx, base + 3, r * 0.86, r * 0.2) + lathe(cx, [[r * 0.8, top, 1], [r, top + h * 0.09, 1], [r, base - h * 0.06, 1], [r * 0.84, base, 1]], colour, { inside: bits + oval(cx, top + h * 0.52, r * 0.56, r * 0.56, accent) + flower(cx, top + h * 0.52, r * 0.42, colour, 7) }) + oval(cx, top, r * 0.8, r * 0.19, linear([[0, '#f6f7f7'], [0.5, '#d9dddf'], [1, '#a4abae']])) + oval(cx, top + 2, r * 0.68, r * 0.14, '#b9c0c3') + oval(cx + r * 0.06, top + 2, r * 0.24, r * 0.06, '#eef1f2')
}

/** Card box seen from a corner; `art` is drawn on its left face in a box of 0…`d` by 0…`h`. */
export const carton = (ox: number, oy: number, w: number, d: number, h: number, colour: string, art: string): string =>
  boxShadow(ox, oy, w, d) + box(ox, oy, w, d, h, colour) + group(`matrix(.87 .3654 0 1 ${n(ox - d * 0.87)} ${n(oy - d * 0.3654 - h)})`, clip(`<rect width="${d}" height="${h}"/>`, art)) + line(`M${iso(ox, oy)(0, d * 0.5, h).map(n).join(' ')}L${iso(ox, oy)(w, d * 0.5, h).map(n).join(' ')}`, shift(colour, -0.16), 4, 'opacity=".55"')

/** Hessian sack, open at the top, with a heap in its mouth. */
export const sack = (cx: number, base: number, r: number, h: number, colour: string, kind: PieceName, grains: readonly string[], count: number, scale: number, stripe: string): string => {
  const top = base - h
  const t = ramp(colour)
  const weave = Array.from({ length: 26 }, (_, i) => line(`M${n(cx - r * 1.2)} ${n(top + i * h * 0.042)}Q${cx} ${n(top + i * h * 0.042 + r * 0.3)} ${n(cx + r * 1.2)} ${n(top + i * h * 0.042)}`, t.deep, 2, 'opacity=".28"')).join('') + [-0.24, 0.24].map(k => line(`M${n(cx + k * r)} ${top}Q${n(cx + k * r * 1.25)} ${n(top + h * 0.5)} ${n(cx + k * r)} ${n(base + r * 0.2)}`, stripe, 12, 'opacity=".8"')).join('')
  return shadow(cx, base + 2, r * 1.02, r * 0.22) + lathe(cx, [[r * 0.86, top, 1], [r * 0.98, top + h * 0.3], [r * 1.1, top + h * 0.7], [r * 0.96, base, 1]], colour, { tilt: 0.3, gloss: 0.15, inside: weave }) + oval(cx, top, r * 0.86, r * 0.27, t.deep) + heap(cx, top + 4, r * 0.78, r * 0.42, kind, grains, count, { scale, strew: 0, depth: 0.28 }) +
    line(`M${n(cx - r * 0.9)} ${n(top - 2)}A${n(r * 0.9)} ${n(r * 0.29)} 0 0 0 ${n(cx + r * 0.9)} ${n(top - 2)}`, t.shade, r * 0.17) + line(`M${n(cx - r * 0.9)} ${n(top - 8)}A${n(r * 0.9)} ${n(r * 0.29)} 0 0 0 ${n(cx + r * 0.9)} ${n(top - 8)}`, t.light, r * 0.11)
}

/** Bamboo whisk standing on its tines. */
export const whisk = (cx: number, base: number, r: number): string => {
  const top = base - r * 2.5
  const tines = Array.from({ length: 36 }, (_, i) => { const k = -1 + (2 * i) / 35; return line(`M${n(cx + k * r * 0.42)} ${n(base - r * 1.2)}C${n(cx + k * r * 0.9)} ${n(base - r * 0.8)} ${n(cx + k * r * 1.12)} ${n(base - r * 0.3)} ${n(cx + k * r * 0.94)} ${n(base - 6 + (1 - k * k) * r * 0.14)}`, shift('#e0bd7c', between(-0.08, 0.1)), 6) }).join('')
  return shadow(cx, base + r * 0.04, r * 0.92, r * 0.2) + tines + lathe(cx, [[r * 0.42, top, 1], [r * 0.4, top + r * 0.6], [r * 0.44, base - r * 1.12, 1]], '#d9b370', { gloss: 0.5, inside: [0.35, 0.62].map(k => line(`M${n(cx - r * 0.46)} ${n(top + r * k)}A${n(r * 0.42)} ${n(r * 0.1)} 0 0 0 ${n(cx + r * 0.46)} ${n(top + r * k)}`, '#a97d42', 4, 'opacity=".6"')).join('') }) + mouth(cx, top, r * 0.42, '#d9b370') + line(`M${n(cx - r * 0.46)} ${n(base - r * 1.12)}A${n(r * 0.46)} ${n(r * 0.11)} 0 0 0 ${n(cx + r * 0.46)} ${n(base - r * 1.12)}`, '#2c2a28', 9)
}

/** Round pan seen from the front: wok, sand pot or griddle. */
export const pan = (cx: number, y: number, r: number, colour: string, inside: string, handle: 'long' | 'ears'): string => {
  const t = ramp(colour)
  return (handle === 'long' ? rod(cx + r * 1.42, y - r * 0.2, r * 0.46, r * 0.075, -14, '#8a5a30') : '') + shadow(cx, y + r * 0.56, r * 0.62, r * 0.16) +
    (handle === 'ears' ? [-1, 1].map(k => path(`M${n(cx + k * r * 0.92)} ${n(y + r * 0.04)}C${n(cx + k * r * 1.3)} ${n(y - r * 0.06)} ${n(cx + k * r * 1.3)} ${n(y + r * 0.3)} ${n(cx + k * r * 0.9)} ${n(y + r * 0.26)}Z`, linear([[0, t.light], [1, t.deep]], 0, 0, 0, 1))).join('') : '') +
    lathe(cx, [[r, y, 1], [r * 0.94, y + r * 0.26], [r * 0.62, y + r * 0.52], [r * 0.4, y + r * 0.58, 1]], colour, { tilt: 0.3, gloss: 0.7 }) + mouth(cx, y, r, colour, 0.3) + inside
}

/** Kettle with a handle over its lid. */
export const kettle = (cx: number, base: number, r: number, colour: string, grip: string): string => {
  const arc = `M${n(cx - r * 0.78)} ${n(base - r * 1.0)}C${n(cx - r * 0.8)} ${n(base - r * 2.3)} ${n(cx + r * 0.8)} ${n(base - r * 2.3)} ${n(cx + r * 0.78)} ${n(base - r * 1.0)}`
  return line(arc, shift(colour, -0.2), r * 0.1) + line(arc, shift(colour, 0.06), r * 0.05) + line(`M${n(cx - r * 0.42)} ${n(base - r * 1.88)}Q${cx} ${n(base - r * 2.06)} ${n(cx + r * 0.42)} ${n(base - r * 1.88)}`, grip, r * 0.15) + teapot(cx, base, r, colour, { flat: 0.86, grip: false })
}

/** Folded cloth. */
export const cloth = (ox: number, oy: number, w: number, d: number, colour: string, stripe: string, folds = 3): string => {
  const p = iso(ox, oy)
  return boxShadow(ox, oy, w, d) + Array.from({ length: folds }, (_, i) => box(ox, oy - i * 20, w - i * 4, d - i * 4, 19, shift(colour, i * 0.012), { round: 12 })).join('') + [0.2, 0.27, 0.74].map(u => { const z = folds * 20; const [a, b] = [p(w * u, 8, z), p(w * u, d - 14, z)]; return line(`M${a.map(n).join(' ')}L${b.map(n).join(' ')}`, stripe, 10, 'opacity=".8"') }).join('')
}

/** Length of ribbon wound on a spool. */
export const spool = (cx: number, base: number, r: number, colour: string): string =>
  shadow(cx, base, r * 0.9, r * 0.22) + lathe(cx, [[r * 0.94, base - r * 0.86, 1], [r * 0.92, base - r * 0.44], [r * 0.94, base, 1]], colour, { gloss: 1.2, inside: Array.from({ length: 5 }, (_, i) => line(`M${n(cx - r)} ${n(base - r * 0.8 + i * r * 0.16)}A${r} ${n(r * 0.24)} 0 0 0 ${n(cx + r)} ${n(base - r * 0.8 + i * r * 0.16)}`, shift(colour, -0.1), 3, 'opacity=".5"')).join('') }) + oval(cx, base - r * 0.88, r, r * 0.27, '#ead9bb') + oval(cx, base - r * 0.9, r * 0.97, r * 0.255, '#f6ead2') + oval(cx, base - r * 0.9, r * 0.26, r * 0.07, '#8f6a3e') + path(`M${n(cx + r * 0.8)} ${n(base - r * 0.3)}C${n(cx + r * 1.3)} ${n(base - r * 0.1)} ${n(cx + r * 1.2)} ${n(base + r * 0.24)} ${n(cx + r * 1.6)} ${n(base + r * 0.2)}L${n(cx + r * 1.5)} ${n(base + r * 0.42)}C${n(cx + r * 1)} ${n(base + r * 0.4)} ${n(cx + r * 1.1)} ${n(base + r * 0.1)} ${n(cx + r * 0.66)} ${n(base)}Z`, linear([[0, shift(colour, -0.1)], [0.5, shift(colour, 0.1)], [1, colour]]))

/** Flat card or envelope lying at `turn` degrees. */
export const card = (cx: number, cy: number, w: number, h: number, turn: number, colour: string, art: string): string =>
  under(cx, cy + h * 0.1, w * 0.96, h * 0.66, turn) + group(`translate(${n(cx)} ${n(cy)}) scale(1 .78) rotate(${turn})`, rect(-w, -h, w * 2, h * 2, linear([[0, shift(colour, 0.05)], [1, shift(colour, -0.06)]], 0, 0, 1, 1), 'rx="10"') + clip(`<rect x="${-w}" y="${-h}" width="${w * 2}" height="${h * 2}" rx="10"/>`, art))

/** Slab of soft white curd or jelly with rounded edges. */
export const curd = (ox: number, oy: number, w: number, d: number, h: number, colour: string, o: { pores?: string } = {}): string => {
  const p = iso(ox, oy)
  const dots = o.pores ? Array.from({ length: 22 }, () => { const [x, y] = p(0, between(0.06, 0.94) * d, between(0.12, 0.88) * h); return oval(x, y, between(3, 7), between(2, 4), o.pores as string, 'opacity=".5"') }).join('') : ''
  return boxShadow(ox, oy, w, d) + box(ox, oy, w, d, h, colour, { round: 9 }) + dots
}

/** A pinch of something in a shallow dish. */
export const saucer = (cx: number, cy: number, r: number, dish: string, liquid: string): string =>
  shadow(cx, cy + r * 0.3, r * 0.7, r * 0.18) + lathe(cx, [[r, cy, 1], [r * 0.8, cy + r * 0.24], [r * 0.5, cy + r * 0.32, 1]], dish, { tilt: 0.32 }) + mouth(cx, cy, r, dish, 0.32, liquid, 0.2)

/** Tall flask with a cap. */
export const flask = (cx: number, base: number, r: number, colour: string, cap: string): string =>
  shadow(cx, base + 3, r * 0.94, r * 0.22) + lathe(cx, [[r * 0.82, base - r * 4.1, 1], [r * 0.98, base - r * 3.7], [r, base - r * 1.6], [r * 0.96, base, 1]], colour, { inside: path(`M${n(cx - r)} ${n(base - r)}q${n(r * 0.5)} ${n(-r * 0.5)} ${n(r)} 0t${n(r)} 0V${n(base + r)}H${n(cx - r)}Z`, shift(colour, -0.08), 'opacity=".7"') + path(`M${n(cx - r)} ${n(base - r * 0.6)}q${n(r * 0.5)} ${n(-r * 0.4)} ${n(r)} 0t${n(r)} 0V${n(base + r)}H${n(cx - r)}Z`, shift(colour, -0.16), 'opacity=".7"') }) + lathe(cx, [[r * 0.7, base - r * 4.8, 1], [r * 0.76, base - r * 4.4], [r * 0.76, base - r * 4.02, 1]], cap) + oval(cx, base - r * 4.8, r * 0.7, r * 0.17, radial([[0, shift(cap, 0.2)], [1, cap]]))

