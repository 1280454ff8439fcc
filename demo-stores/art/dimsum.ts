import { mix, ramp, shift } from './colour.ts'
import { between, blur, clip, group, line, linear, n, oval, path, pick, radial } from './ink.ts'
import { ball, lathe, shadow } from './solids.ts'

const DOUGH = '#f6ead6'
const HALF = (r: number) => `M${-r} ${n(-r * 0.12)}C${n(-r * 1.04)} ${n(-r * 0.62)} ${n(-r * 0.55)} ${n(-r * 0.86)} 0 ${n(-r * 0.86)}C${n(r * 0.55)} ${n(-r * 0.86)} ${n(r * 1.04)} ${n(-r * 0.62)} ${r} ${n(-r * 0.12)}C${n(r * 0.66)} ${n(r * 0.16)} ${n(-r * 0.66)} ${n(r * 0.16)} ${-r} ${n(-r * 0.12)}Z`

/** Half-moon dumpling, pleated along its back; `hint` shows the filling through the skin. */
export const crescent = (cx: number, base: number, r: number, o: { dough?: string; rim?: string; hint?: string; seared?: boolean; turn?: number } = {}): string => {
  const c = o.dough ?? DOUGH
  const rim = o.rim ?? c
  const folds = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (0.06 + (i / 8) * 0.88)
    return { x: -Math.cos(a) * r * 1.02, y: -r * 0.14 - Math.sin(a) * r * 0.76, turn: n(-Math.cos(a) * 60) }
  })
  const crest = folds.map(({ x, y, turn }) => oval(x, y, r * 0.15, r * 0.115, radial([[0, shift(rim, 0.08)], [0.6, rim], [1, shift(rim, -0.14)]]), `transform="rotate(${turn} ${n(x)} ${n(y)})"`)).join('')
  const creases = folds.map(({ x, y }) => line(`M${n(x * 0.94)} ${n(y * 0.9 + 6)}Q${n(x * 0.8)} ${n(y * 0.66)} ${n(x * 0.72)} ${n(y * 0.5)}`, shift(c, -0.13), 4.5, 'opacity=".5"')).join('')
  return shadow(cx, base - r * 0.02, r * 0.9, r * 0.16) + group(`translate(${n(cx)} ${n(base)}) rotate(${o.turn ?? 0})`,
    crest + path(HALF(r), radial([[0, shift(c, 0.08)], [0.4, c], [0.78, shift(c, -0.09)], [1, shift(c, -0.17)]], 0.36, 0.3, 0.85)) +
    (o.hint ? oval(r * 0.04, -r * 0.34, r * 0.62, r * 0.3, o.hint, `opacity=".55" filter="${blur(16)}"`) : '') +
    creases +
    (o.seared ? clip(`<path d="${HALF(r)}"/>`, oval(0, r * 0.16, r * 1.02, r * 0.36, linear([[0, '#e0a048', 0.1], [0.4, '#c98433'], [1, '#8a4f1c']], 0, 0, 0, 1), `filter="${blur(4)}"`) + Array.from({ length: 24 }, () => oval(between(-0.8, 0.8) * r, between(-0.06, 0.1) * r, between(4, 9), 3.5, pick(['#8a4f1c', '#b3702a', '#6d3a14']), 'opacity=".6"')).join('')) : '') +
    oval(-r * 0.34, -r * 0.5, r * 0.26, r * 0.1, '#fff', `opacity=".75" filter="${blur(7)}"`))
}

/** Open-topped dumpling in a thin yellow skin. */
export const shumai = (cx: number, base: number, r: number, skin = '#f0cf6a', filling = '#d9a184', roe = '#ee7a2c'): string => {
  const top = base - r * 1.2
  const frill = Array.from({ length: 15 }, (_, i) => { const a = (i / 15) * Math.PI * 2; return ball(cx + Math.cos(a) * r * 0.9, top + Math.sin(a) * r * 0.34, r * 0.19, r * 0.15, shift(skin, 0.02 - Math.cos(a) * 0.05)) })
  const bits = Array.from({ length: 26 }, () => { const a = between(0, 6.28); const q = Math.sqrt(between(0, 1)) * 0.72; return ball(cx + Math.cos(a) * q * r, top - r * 0.08 + Math.sin(a) * q * r * 0.34, r * 0.12, r * 0.09, pick([filling, shift(filling, 0.06), shift(filling, -0.07)])) }).join('')
  return shadow(cx, base, r * 0.84, r * 0.2) + frill.slice(8).join('') + lathe(cx, [[r * 0.9, top, 1], [r * 0.84, base - r * 0.7], [r * 0.94, base - r * 0.3], [r * 0.78, base, 1]], skin, { tilt: 0.36, gloss: 0.5, inside: Array.from({ length: 9 }, (_, i) => line(`M${n(cx - r * 0.9 + i * r * 0.225)} ${n(top + r * 0.2)}q${n((i - 4) * 3)} ${n(r * 0.5)} 0 ${n(r)}`, shift(skin, -0.14), 5, 'opacity=".45"')).join('') }) +
    oval(cx, top - r * 0.02, r * 0.86, r * 0.34, shift(filling, -0.12)) + bits + frill.slice(0, 8).join('') +
    Array.from({ length: 9 }, () => ball(cx + between(-0.2, 0.2) * r, top - r * 0.17 + between(-0.08, 0.06) * r, r * 0.075, r * 0.07, roe)).join('')
}

/** Folded wonton with two wings. */
export const wonton = (cx: number, base: number, r: number, c = '#f5e7c4', hint = '#e3a48c'): string => {
  const t = ramp(c)
  const wing = (k: number) => path(`M${n(k * r * 0.1)} ${n(-r * 0.5)}C${n(k * r * 0.5)} ${n(-r * 1.05)} ${n(k * r * 1.1)} ${n(-r * 1.1)} ${n(k * r * 1.3)} ${n(-r * 0.8)}C${n(k * r * 1.26)} ${n(-r * 0.44)} ${n(k * r * 0.9)} ${n(-r * 0.2)} ${n(k * r * 0.5)} ${n(-r * 0.2)}Z`, linear([[0, t.hi], [0.5, t.light], [1, t.shade]], 0, 0, 1, 1)) + line(`M${n(k * r * 0.3)} ${n(-r * 0.5)}Q${n(k * r * 0.7)} ${n(-r * 0.8)} ${n(k * r * 1.1)} ${n(-r * 0.8)}`, t.shade, 5, 'opacity=".6"')
  return shadow(cx, base, r * 0.8, r * 0.17) + group(`translate(${n(cx)} ${n(base)})`, wing(-1) + wing(1) + path(`M${n(-r * 0.86)} ${n(-r * 0.3)}C${n(-r * 0.8)} ${n(-r * 0.95)} ${n(-r * 0.3)} ${n(-r)} 0 ${n(-r * 0.96)}S${n(r * 0.84)} ${n(-r * 0.9)} ${n(r * 0.86)} ${n(-r * 0.3)}C${n(r * 0.6)} ${n(r * 0.12)} ${n(-r * 0.6)} ${n(r * 0.12)} ${n(-r * 0.86)} ${n(-r * 0.3)}Z`, radial([[0, t.hi], [0.5, t.light], [0.85, t.base], [1, t.shade]], 0.36, 0.26, 0.85)) + oval(0, -r * 0.42, r * 0.56, r * 0.34, hint, `opacity=".6" filter="${blur(14)}"`) + line(`M${n(-r * 0.2)} ${n(-r * 0.92)}C${n(-r * 0.1)} ${n(-r * 0.6)} ${n(r * 0.1)} ${n(-r * 0.6)} ${n(r * 0.22)} ${n(-r * 0.9)}M0 ${n(-r * 0.68)}V${n(-r * 0.4)}`, t.shade, 5, 'opacity=".55"') + oval(-r * 0.34, -r * 0.66, r * 0.2, r * 0.1, '#fff', `opacity=".7" filter="${blur(6)}"`))
}

/** Flat round griddle cake with browned spots; `layers` stacks several. */
export const flatbread = (cx: number, base: number, r: number, c: string, spots: readonly string[], layers = 1, greens: readonly string[] = []): string => {
  const k = 0.4
  const t = ramp(c)
  return shadow(cx, base + r * 0.12, r * 0.97, r * 0.36) + Array.from({ length: layers }, (_, i) => {
    const y = base - i * r * 0.13
    const x = cx + (i % 2 ? 10 : -6)
    return oval(x, y + r * 0.09, r, r * k, t.deep) + oval(x, y + r * 0.04, r, r * k, t.shade) + oval(x, y, r, r * k, radial([[0, t.hi], [0.55, t.light], [0.9, t.base], [1, t.shade]], 0.38, 0.3, 0.85))
  }).join('') + Array.from({ length: 30 }, () => { const a = between(0, 6.28); const q = Math.sqrt(between(0, 1)) * 0.86; return oval(cx + Math.cos(a) * q * r, base - (layers - 1) * r * 0.13 + Math.sin(a) * q * r * k, between(10, 30), between(5, 12), pick(spots), `opacity=".55" filter="${blur(3)}"`) }).join('') +
    [0.8, 0.56, 0.32].map(q => `<ellipse cx="${n(cx)}" cy="${n(base - (layers - 1) * r * 0.13)}" rx="${n(r * q)}" ry="${n(r * k * q)}" fill="none" stroke="${mix(c, '#a9692a', 0.4)}" stroke-width="4" opacity=".35"/>`).join('') +
    (greens.length ? Array.from({ length: 34 }, () => { const a = between(0, 6.28); const q = Math.sqrt(between(0, 1)) * 0.88; return oval(cx + Math.cos(a) * q * r, base - (layers - 1) * r * 0.13 + Math.sin(a) * q * r * k, 9, 5, pick(greens)) }).join('') : '')
}

/** Parcel wrapped in a leaf and tied with string. */
export const parcel = (cx: number, base: number, r: number, leaf: string, string_: string): string => {
  const t = ramp(leaf)
  const d = `M${n(-r)} ${n(-r * 0.2)}C${n(-r)} ${n(-r * 0.9)} ${n(-r * 0.5)} ${n(-r * 1.1)} ${n(r * 0.05)} ${n(-r * 1.1)}S${n(r * 1.02)} ${n(-r * 0.86)} ${r} ${n(-r * 0.2)}C${n(r * 0.6)} ${n(r * 0.14)} ${n(-r * 0.6)} ${n(r * 0.14)} ${n(-r)} ${n(-r * 0.2)}Z`
  return shadow(cx, base, r * 0.92, r * 0.2) + group(`translate(${n(cx)} ${n(base)})`, path(d, radial([[0, t.hi], [0.4, t.light], [0.75, t.base], [1, t.deep]], 0.34, 0.26, 0.85)) + clip(`<path d="${d}"/>`, Array.from({ length: 9 }, (_, i) => line(`M${n(-r * 1.1 + i * r * 0.12)} ${n(-r * 1.1)}Q${n(-r * 0.5 + i * r * 0.18)} ${n(-r * 0.5)} ${n(-r * 0.7 + i * r * 0.26)} ${n(r * 0.2)}`, t.shade, 4, 'opacity=".5"')).join('') + path(`M${n(-r * 0.2)} ${n(-r * 1.1)}L${n(r * 0.5)} ${n(-r * 0.3)}L${n(r * 1.1)} ${n(-r * 1.2)}Z`, t.shade, 'opacity=".45"')) +
    line(`M${n(-r * 0.98)} ${n(-r * 0.42)}Q0 ${n(-r * 0.1)} ${n(r * 0.98)} ${n(-r * 0.42)}M${n(-r * 0.1)} ${n(-r * 1.08)}Q${n(r * 0.16)} ${n(-r * 0.5)} 0 ${n(r * 0.04)}`, string_, r * 0.055) + ball(r * 0.08, -r * 0.3, r * 0.075, r * 0.065, string_))
}
