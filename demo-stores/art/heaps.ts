import { mix, shift } from './colour.ts'
import { between, blur, group, line, linear, n, oval, path, pick, radial, random } from './ink.ts'
import { ball } from './solids.ts'
import { flower } from './vessels.ts'

/** Draws one piece of a heap at the origin; `lit` is −1 (far shade) … 1 (full light). */
export type Piece = (colour: string, lit: number) => string
const tone = (c: string, lit: number) => shift(c, lit * 0.13 - 0.03)

const leaf = (w: number, h: number): Piece => (c, lit) =>
  path(`M${-w} 0C${-w * 0.4} ${-h} ${w * 0.5} ${-h * 0.8} ${w} ${h * 0.1}C${w * 0.3} ${h * 0.7} ${-w * 0.5} ${h * 0.8} ${-w} 0Z`, tone(c, lit)) +
  line(`M${-w * 0.8} ${-h * 0.1}Q0 ${-h * 0.55} ${w * 0.8} 0`, tone(c, lit + 0.75), h * 0.2, 'opacity=".7"')

export const pieces = {
  needle: leaf(36, 7),
  flat: leaf(40, 10),
  broad: leaf(38, 17),
  twist: (c, lit) => line('M-40 6C-22 -14 -8 12 10 -4S34 -8 42 4', tone(c, lit), 12) + line('M-38 2C-22 -16 -8 8 10 -8S34 -12 40 0', tone(c, lit + 0.8), 3, 'opacity=".7"'),
  curl: (c, lit) => line('M-16 6C-20 -14 14 -20 17 0S-4 16 -6 3S8 -5 9 2', tone(c, lit), 8) + line('M-14 0C-14 -13 10 -16 14 -4', tone(c, lit + 1), 2.5, 'opacity=".8"'),
  bead: (c, lit) => ball(0, 0, between(15, 20), between(13, 17), tone(c, lit)) + line('M-8 4C-2 -6 5 -4 9 3', tone(c, lit - 0.8), 3, 'opacity=".6"'),
  pearl: (c, lit) => ball(0, 0, 25, 24, tone(c, lit)) + line('M-18 6C-6 -12 8 -10 19 2M-14 14C-2 4 8 4 16 10', tone(c, lit + 1), 3, 'opacity=".6"') + line('M-12 -14C0 -18 10 -12 16 -8', tone(c, lit - 1), 2.5, 'opacity=".5"'),
  daisy: (c, lit) => ball(0, 2, 25, 20, tone('#cfae6a', lit - 0.4)) + Array.from({ length: 13 }, (_, i) => { const a = (i / 13) * 6.283; return oval(Math.cos(a) * 15, Math.sin(a) * 10 - 3, 8.5, 5, tone(c, lit + (Math.sin(a) < 0 ? 0.3 : -0.3)), `transform="rotate(${n((a * 180) / 3.1416)} ${n(Math.cos(a) * 15)} ${n(Math.sin(a) * 10 - 3)})"`) }).join('') + ball(0, -4, 10, 8, tone('#e2a83c', lit)),
  bud: (c, lit) => path('M-30 8C-40 4 -40 -4 -28 -6L-6 -14C4 -10 4 12 -6 16Z', tone('#7b8a4e', lit)) + path('M-12 -15C6 -24 30 -16 34 0S8 22 -10 16C-18 8 -18 -8 -12 -15Z', radial([[0, tone(c, lit + 0.9)], [0.6, tone(c, lit)], [1, tone(c, lit - 1)]])) + line('M-4 -13C12 -12 20 0 12 12M4 -17C24 -12 28 0 22 10', tone(c, lit - 1), 3, 'opacity=".55"'),
  grain: (c, lit) => ball(0, 0, 14, 9.5, tone(c, lit)) + line('M-9 0Q0 -4 9 0', tone(c, lit + 1.1), 2.5, 'opacity=".6"'),
  seed: (c, lit) => path('M-30 0C-14 -15 16 -15 30 -1C16 13 -14 14 -30 0Z', linear([[0, tone(c, lit + 0.5)], [1, tone(c, lit - 0.7)]], 0, 0, 0, 1)) + line('M-22 -1Q0 -8 24 -2M-18 4Q0 2 20 3', mix('#f1e8d7', c, 0.2), 3, 'opacity=".85"'),
  goji: (c, lit) => path('M-22 2C-18 -12 8 -14 22 -3C12 10 -12 13 -22 2Z', radial([[0, tone(c, lit + 0.9)], [0.5, tone(c, lit)], [1, tone(c, lit - 1.1)]])) + line('M-12 -2Q0 -7 12 -3', tone(c, lit + 1.2), 2.5, 'opacity=".6"'),
  date: (c, lit) => ball(0, 0, 38, 27, tone(c, lit)) + line('M-30 2C-16 -12 -4 8 8 -4S26 4 32 0M-22 -14C-8 -18 2 -8 14 -14M-18 15C-4 8 10 18 22 11', tone(c, lit - 1), 3.5, 'opacity=".6"') + line('M-20 -10Q-8 -20 8 -17', tone(c, lit + 1.5), 4, `opacity=".6" filter="${blur(2)}"`),
  lotus: (c, lit) => ball(0, 0, 22, 18, tone(c, lit)) + oval(13, 4, 5, 4, tone('#a98356', lit), 'opacity=".8"'),
  scallop: (c, lit) => path('M-36 -8V16A36 17 0 0 0 36 16V-8Z', linear([[0, tone(c, lit - 0.3)], [0.3, tone(c, lit + 0.6)], [1, tone(c, lit - 1.1)]])) + [-22, -8, 6, 20].map(x => line(`M${x} 0V26`, tone(c, lit - 1), 2.5, 'opacity=".45"')).join('') + oval(0, -8, 36, 17, radial([[0, tone(c, lit + 1.2)], [1, tone(c, lit)]])) + line('M-24 -10Q0 -18 22 -8M-18 -4Q0 -10 24 -3', tone(c, lit - 0.7), 2.5, 'opacity=".5"'),
  shroom: (c, lit) => path('M-10 10L-12 34H12L10 10Z', tone('#d8c6a4', lit)) + path('M-58 10C-58 -34 -22 -46 2 -46S60 -32 58 10C36 24 -36 24 -58 10Z', radial([[0, tone(c, lit + 0.9)], [0.5, tone(c, lit)], [1, tone(c, lit - 1.3)]])) + line('M0 -40L-8 -18L-30 -4L-40 12M-8 -18L14 -4L10 16M14 -4L36 -12L48 4M-30 -4L-24 16M0 -40L24 -32L36 -12', '#ecdcb8', 5.5, 'opacity=".9"'),
  longan: (c, lit) => ball(0, 0, 37, 35, tone(c, lit)) + Array.from({ length: 9 }, () => oval(between(-24, 24), between(-22, 22), 4, 2.5, tone(c, lit - 1), 'opacity=".45"')).join(''),
  pea: (c, lit) => ball(0, 0, 20, 19, tone(c, lit)) + Array.from({ length: 5 }, () => oval(between(-11, 11), between(-11, 11), 3, 2.2, tone(c, lit + 1.3), 'opacity=".7"')).join(''),
  soy: (c, lit) => ball(0, 0, 19, 16, tone(c, lit)) + oval(8, 5, 5, 2.5, tone(c, lit - 1.2)),
  peel: (c, lit) => path('M-74 4C-60 30 -20 40 6 34S62 30 76 0C46 -4 -40 -6 -74 4Z', linear([[0, tone('#efd6a8', lit)], [1, tone('#cfa469', lit)]], 0, 0, 1, 1)) + path('M-74 4C-72 -36 -40 -58 -2 -56S72 -44 76 0C52 12 24 6 0 14S-50 18 -74 4Z', radial([[0, tone(c, lit + 1)], [0.5, tone(c, lit)], [1, tone(c, lit - 1.2)]])) + Array.from({ length: 22 }, () => oval(between(-56, 58), between(-44, -2), 3, 2, tone(c, lit - 1.1), 'opacity=".5"')).join('') + line('M-74 4C-50 18 -24 22 0 14S52 12 76 0', tone('#f6e3bd', lit), 4),
  frill: (c, lit) => [1, 0.74, 0.48].map((k, j) => {
    const edge = Array.from({ length: 41 }, (_, i) => {
      const a = Math.PI * (0.92 + 1.16 * (i / 40))
      const q = 66 * k * (1 + 0.1 * Math.sin(i * 1.15 + j) + 0.05 * Math.sin(i * 2.7))
      return `${n(Math.cos(a) * q)} ${n(Math.sin(a) * q * 0.8 + 14)}`
    }).join('L')
    return path(`M0 30L${edge}Z`, radial([[0, tone('#c99a4c', lit - 0.5)], [0.35, tone(c, lit - 0.3)], [0.8, tone(c, lit + 0.3 + j * 0.15)], [1, tone(c, lit + 0.9)]], 0.5, 0.95, 0.95)) + line(`M${edge}`, tone(c, lit + 1.1), 4, 'opacity=".9"')
  }).join(''),
  disc: (c, lit) => oval(0, 7, 44, 19, tone(c, lit - 1)) + oval(0, 0, 44, 19, linear([[0, tone(c, lit + 0.9)], [1, tone(c, lit - 0.1)]], 0, 0, 1, 0.5)) + oval(0, 0, 33, 13, tone(c, lit + 0.25), 'opacity=".5"'),
  cracker: (c, lit) => oval(0, 14, 78, 36, tone('#c99a52', lit - 0.8)) + oval(0, 5, 78, 36, tone('#e3bd7c', lit)) + oval(0, 0, 77, 35, linear([[0, tone(c, lit + 0.7)], [1, tone(c, lit - 0.3)]], 0, 0, 1, 0.7)) + path('M-58 -6C-40 -28 -10 -16 6 -22S50 -22 56 -2S24 10 8 18S-42 22 -58 -6Z', '#fffdf6', 'opacity=".92"'),
  square: (c, lit) => path('M-46 -8L2 -24L48 -6L-2 14Z', tone(c, lit + 0.6)) + path('M-46 -8L-2 14V40L-46 18Z', tone(c, lit)) + path('M48 -6L-2 14V40L48 20Z', tone(c, lit - 1)) + Array.from({ length: 8 }, () => oval(between(-26, 26), between(-14, 4), between(4, 8), between(2.5, 4), pick(['#fbe7bd', '#8d4f1e', '#f3d79c']))).join(''),
  nougat: (c, lit) => path('M-46 -8L2 -24L48 -6L-2 14Z', tone(c, lit + 0.6)) + path('M-46 -8L-2 14V44L-46 22Z', tone(c, lit)) + path('M48 -6L-2 14V44L48 24Z', tone(c, lit - 1)) + Array.from({ length: 7 }, (_, i) => oval(i % 2 ? between(-40, -8) : between(4, 42), between(10, 26), between(5, 9), between(4, 6), pick(['#b3263a', '#d8a85e', '#c93f4f']))).join(''),
} satisfies Record<string, Piece>
export type PieceName = keyof typeof pieces

/** A heap: pieces strewn over a dome around (cx, cy), farther ones first. */
export const heap = (cx: number, cy: number, w: number, h: number, kind: PieceName, colours: readonly string[], count: number, o: { scale?: number; spin?: number; depth?: number; strew?: number } = {}): string => {
  const { scale = 1, spin = 180, depth = 0.3, strew = 0.1 } = o
  const front = Math.round(count * 0.35)
  const spots = Array.from({ length: count + front }, (_, i) => {
    if (i >= count) {
      const a = Math.PI * (0.06 + (0.88 * (i - count + random())) / front)
      const q = between(0.72, 0.98)
      return { x: Math.cos(a) * q, y: Math.sin(a) * q, z: (1 - q * q) * h }
    }
    const out = i < count * strew
    const r = out ? between(0.95, 1.16) : ((i + 0.5) / count) ** 0.38
    const a = i * 2.39996 + between(-0.35, 0.35)
    const z = out ? 0 : (1 - r * r) * h
    return { x: Math.cos(a) * r, y: Math.sin(a) * r, z }
  }).sort((p, q) => p.y - q.y || p.z - q.z)
  const dark = shift(colours[0] ?? '#444444', -0.2)
  return (
    oval(cx + w * 0.1, cy + w * depth * 0.55, w * 1.02, w * depth * 0.75, '#2a180c', `opacity=".4" filter="${blur(12)}"`) +
    path(`M${cx - w * 0.96} ${cy + w * 0.05}C${cx - w * 0.7} ${cy - h * 0.75} ${cx - w * 0.3} ${cy - h * 1.0} ${cx} ${cy - h}S${cx + w * 0.74} ${cy - h * 0.7} ${cx + w * 0.96} ${cy + w * 0.05}C${cx + w * 0.7} ${cy + w * depth} ${cx - w * 0.7} ${cy + w * depth} ${cx - w * 0.96} ${cy + w * 0.05}Z`, dark) +
    spots.map(s => {
      const lit = Math.max(-1, Math.min(1, -s.x * 0.55 + (s.z / Math.max(h, 1)) * 0.55 - s.y * 0.15 + between(-0.3, 0.3)))
      return group(`translate(${n(cx + s.x * w)} ${n(cy + s.y * w * depth - s.z)}) rotate(${n(between(-spin, spin))}) scale(${n(scale * between(0.88, 1.1) * 10) === '0' ? 1 : Math.round(scale * between(0.88, 1.1) * 100) / 100})`, pieces[kind](pick(colours), lit))
    }).join('')
  )
}

export const scatter = (cx: number, cy: number, w: number, d: number, kind: PieceName, colour: string, count: number, scale = 1, spin = 180): string =>
  Array.from({ length: count }, () => ({ x: cx + between(-w, w), y: cy + between(-d, d) }))
    .sort((a, b) => a.y - b.y)
    .map(p => oval(p.x + 5, p.y + 7 * scale, 24 * scale, 10 * scale, '#2a180c', `opacity=".3" filter="${blur(4)}"`) + group(`translate(${n(p.x)} ${n(p.y)}) rotate(${n(between(-spin, spin))}) scale(${scale})`, pieces[kind](colour, between(-0.2, 0.6))))
    .join('')

/** Tiny flecks such as sesame or osmanthus. */
export const flecks = (cx: number, cy: number, rx: number, ry: number, colours: readonly string[], count: number, size = 6): string =>
  Array.from({ length: count }, () => {
    const a = random() * 6.283
    const r = Math.sqrt(random())
    return oval(cx + Math.cos(a) * r * rx, cy + Math.sin(a) * r * ry, size, size * 0.62, pick(colours), `transform="rotate(${n(between(0, 180))} ${n(cx + Math.cos(a) * r * rx)} ${n(cy + Math.sin(a) * r * ry)})"`)
  }).join('')

export const osmanthus = (cx: number, cy: number, w: number, d: number, count: number, size = 11): string =>
  Array.from({ length: count }, () => flower(cx + between(-w, w), cy + between(-d, d), size * between(0.8, 1.2), pick(['#f2b632', '#f6c94f', '#e79d1f']), 4)).join('')
