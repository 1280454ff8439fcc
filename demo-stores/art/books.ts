import { mix, ramp, shift } from './colour.ts'
import { between, blur, clip, group, line, linear, n, oval, path, rect } from './ink.ts'
import { box, boxShadow } from './solids.ts'
import { flower } from './vessels.ts'

export type Motif = (w: number, h: number, ink: string, second: string) => string
const many = (count: number, f: (i: number) => string) => Array.from({ length: count }, (_, i) => f(i)).join('')

/** Cover designs: shapes alone, drawn on a w × h face. */
const motifs = {
  waves: (w, h, a, b) => many(9, i => line(`M-20 ${h * (0.36 + i * 0.075)}${many(6, () => `q${w * 0.1} ${-h * 0.05} ${w * 0.2} 0`)}`, i % 3 ? a : b, 11)) + oval(w * 0.68, h * 0.2, w * 0.13, w * 0.13, b),
  snow: (w, h, a, b) => path(`M0 ${h * 0.74}Q${w * 0.4} ${h * 0.6} ${w} ${h * 0.78}V${h}H0Z`, a) + path(`M${w * 0.5} ${h * 0.72}v${-h * 0.12}l${w * 0.11} ${-h * 0.07}l${w * 0.11} ${h * 0.07}v${h * 0.12}Z`, b) + many(46, () => oval(between(0, w), between(0, h * 0.7), between(3, 8), between(3, 8), a, 'opacity=".85"')),
  rings: (w, h, a, b) => many(8, i => `<circle cx="${w / 2}" cy="${h * 0.46}" r="${n(w * (0.06 + i * 0.055))}" fill="none" stroke="${i % 2 ? b : a}" stroke-width="9" ${i % 3 ? '' : 'stroke-dasharray="22 14"'}/>`) + line(`M${w / 2} ${h * 0.46}V${h * 0.26}M${w / 2} ${h * 0.46}L${w * 0.64} ${h * 0.52}`, b, 12),
  leaves: (w, h, a, b) => many(14, i => group(`translate(${n(w * (0.12 + (i % 4) * 0.26))} ${n(h * (0.16 + Math.floor(i / 4) * 0.24 + (i % 2) * 0.06))}) rotate(${n(between(-50, 50))})`, path('M0 60C-52 20 -36 -46 0 -74C36 -46 52 20 0 60Z', i % 3 ? a : b) + line('M0 52V-52M0 10L-20 -12M0 -8L18 -28', i % 3 ? b : a, 4))),
  rain: (w, h, a, b) => many(60, () => { const x = between(-20, w); const y = between(0, h * 0.72); return line(`M${n(x)} ${n(y)}l-16 44`, a, 5, 'opacity=".8"') }) + path(`M${w * 0.26} ${h}V${h * 0.74}L${w * 0.5} ${h * 0.6}L${w * 0.74} ${h * 0.74}V${h}Z`, b) + rect(w * 0.44, h * 0.8, w * 0.12, w * 0.12, '#ffd977'),
  moon: (w, h, a, b) => oval(w * 0.54, h * 0.34, w * 0.31, w * 0.31, a) + [[0.44, 0.3, 0.06], [0.62, 0.4, 0.045], [0.6, 0.26, 0.03]].map(([x = 0, y = 0, r = 0]) => oval(w * x, h * y, w * r, w * r, shift(a, -0.08))).join('') + many(9, i => rect(w * (i * 0.115 - 0.01), h * (0.86 - [0.1, 0.16, 0.08, 0.2, 0.13, 0.17, 0.09, 0.14, 0.11][i]!), w * 0.11, h * 0.4, b) + rect(w * (i * 0.115 + 0.03), h * 0.9, w * 0.025, w * 0.035, i % 2 ? a : b)),
  tide: (w, h, a, b) => many(7, i => path(`M0 ${h * (0.3 + i * 0.1)}C${w * 0.3} ${h * (0.22 + i * 0.1)} ${w * 0.6} ${h * (0.4 + i * 0.1)} ${w} ${h * (0.27 + i * 0.1)}V${h}H0Z`, mix(a, b, i / 6))),
  birds: (w, h, a, b) => many(9, i => group(`translate(${n(w * (0.22 + (i % 3) * 0.28))} ${n(h * (0.22 + Math.floor(i / 3) * 0.27))}) scale(${i % 2 ? -1 : 1} 1)`, path('M-44 8C-30 -26 10 -34 26 -16L44 -14L30 -2C24 26 -14 34 -34 18L-62 28Z', i % 4 === 1 ? b : a) + oval(22, -10, 3.5, 3.5, '#fff') + line('M-4 28V46M8 28V46', i % 4 === 1 ? b : a, 4))),
  fog: (w, h, a, b) => many(8, i => rect(0, h * (0.14 + i * 0.1), w, h * 0.07, i % 2 ? a : b, `opacity="${0.35 + i * 0.07}" rx="30" transform="translate(${i % 2 ? w * 0.18 : -w * 0.16} 0)"`)) + path(`M${w * 0.46} ${h * 0.56}l${w * 0.1} ${-h * 0.22}v${h * 0.22}Z`, '#fff') + path(`M${w * 0.36} ${h * 0.58}h${w * 0.32}l${-w * 0.07} ${h * 0.05}h${-w * 0.18}Z`, b),
  lichen: (w, h, a, b) => many(26, i => { const x = between(0, w); const y = between(0, h); const r = between(18, 60); return many(7, k => oval(x + Math.cos(k * 0.9) * r * 0.7, y + Math.sin(k * 0.9) * r * 0.7, r * 0.4, r * 0.36, i % 3 ? a : b)) + oval(x, y, r * 0.6, r * 0.55, shift(i % 3 ? a : b, 0.08)) }),
  rails: (w, h, a, b) => many(11, i => line(`M${w * (0.5 - 0.1 - i * 0.035)} ${h * (0.22 + i * 0.075)}H${w * (0.5 + 0.1 + i * 0.035)}`, b, 5 + i * 1.8)) + [-1, 1].map(k => line(`M${w * (0.5 + k * 0.05)} ${h * 0.17}L${w * (0.5 + k * 0.36)} ${h * 1.02}`, a, 12)).join('') + oval(w * 0.5, h * 0.13, w * 0.09, w * 0.09, a),
  blossoms: (w, h, a, b) => many(16, i => flower(between(0.06, 0.94) * w, (i / 16) * h + 20, between(24, 46), i % 3 ? a : b, 6)) + oval(w * 0.76, h * 0.14, w * 0.09, w * 0.09, a, 'opacity=".9"'),
  bowls: (w, h, a, b) => many(3, i => path(`M${w * 0.2} ${h * (0.34 + i * 0.22)}H${w * 0.8}A${w * 0.3} ${w * 0.26} 0 0 1 ${w * 0.2} ${h * (0.34 + i * 0.22)}Z`, i % 2 ? b : a)) + many(3, i => line(`M${w * (0.38 + i * 0.12)} ${h * 0.26}q-18 -26 0 -48t0 -48`, a, 8)),
  slashes: (w, h, a, b) => oval(w * 0.5, h * 0.5, w * 0.36, h * 0.34, a) + many(4, i => line(`M${w * (0.28 + i * 0.1)} ${h * (0.6 - i * 0.02)}Q${w * (0.34 + i * 0.1)} ${h * 0.48} ${w * (0.46 + i * 0.1)} ${h * (0.38 + i * 0.02)}`, b, 16)),
  stitches: (w, h, a, b) => many(7, i => line(`M${w * 0.12} ${h * (0.16 + i * 0.11)}H${w * 0.88}`, i % 2 ? b : a, 9, `stroke-dasharray="${24 + i * 4} 16"`)) + rect(w * 0.5, h * 0.42, w * 0.3, w * 0.3, b) + `<rect x="${w * 0.53}" y="${n(h * 0.42 + w * 0.03)}" width="${w * 0.24}" height="${w * 0.24}" fill="none" stroke="${a}" stroke-width="6" stroke-dasharray="16 10"/>`,
  knit: (w, h, a, b) => many(12, r => many(9, c => path(`M${w * 0.055 + c * w * 0.1} ${h * 0.07 + r * h * 0.075}l${w * 0.045} ${h * 0.05}l${w * 0.045} ${-h * 0.05}v${h * 0.03}l${-w * 0.045} ${h * 0.05}l${-w * 0.045} ${-h * 0.05}Z`, (r + c) % 4 === 0 || (r - c + 12) % 4 === 0 ? a : b))),
  jars: (w, h, a, b) => many(6, i => { const x = w * (0.2 + (i % 2) * 0.36); const y = h * (0.12 + Math.floor(i / 2) * 0.29); return rect(x, y + 26, w * 0.24, h * 0.19, i % 3 ? a : b, 'rx="18"') + rect(x + w * 0.02, y, w * 0.2, 20, i % 3 ? b : a, 'rx="5"') + oval(x + w * 0.12, y + 26 + h * 0.1, w * 0.06, w * 0.06, i % 3 ? b : a) }),
  lamp: (w, h, a, b) => path(`M${w * 0.3} ${h * 0.46}L${w * 0.38} ${h * 0.2}H${w * 0.62}L${w * 0.7} ${h * 0.46}Z`, a) + rect(w * 0.485, h * 0.46, w * 0.03, h * 0.34, b) + rect(w * 0.36, h * 0.79, w * 0.28, h * 0.03, b, 'rx="9"') + many(5, i => line(`M${w * (0.3 + i * 0.1)} ${h * 0.52}L${w * (0.16 + i * 0.17)} ${h * 0.68}`, a, 7, 'opacity=".75" stroke-dasharray="18 14"')),
  heron: (w, h, a, b) => many(9, i => line(`M${w * (0.06 + i * 0.11)} ${h}C${w * (0.05 + i * 0.11)} ${h * 0.8} ${w * (0.1 + i * 0.11)} ${h * 0.7} ${w * (0.08 + i * 0.12)} ${h * (0.5 + (i % 3) * 0.08)}`, b, 9)) + path(`M${w * 0.3} ${h * 0.56}C${w * 0.36} ${h * 0.42} ${w * 0.56} ${h * 0.5} ${w * 0.52} ${h * 0.34}C${w * 0.5} ${h * 0.24} ${w * 0.42} ${h * 0.22} ${w * 0.48} ${h * 0.15}C${w * 0.54} ${h * 0.11} ${w * 0.6} ${h * 0.15} ${w * 0.6} ${h * 0.18}L${w * 0.84} ${h * 0.21}L${w * 0.6} ${h * 0.22}C${w * 0.52} ${h * 0.24} ${w * 0.66} ${h * 0.36} ${w * 0.6} ${h * 0.5}C${w * 0.54} ${h * 0.62} ${w * 0.36} ${h * 0.62} ${w * 0.2} ${h * 0.68}Z`, a) + line(`M${w * 0.44} ${h * 0.58}V${h * 0.92}M${w * 0.51} ${h * 0.58}V${h * 0.92}`, a, 8),
  dots: (w, h, a, b) => many(35, i => oval(w * (0.12 + (i % 5) * 0.19), h * (0.09 + Math.floor(i / 5) * 0.135), w * 0.06, w * 0.06, (i * 7) % 3 ? a : b)) ,
  sails: (w, h, a, b) => rect(0, h * 0.72, w, h * 0.28, b) + [[0.26, 0.7, 1], [0.66, 0.76, 1.25]].map(([x = 0, y = 0, s = 1], i) => path(`M${w * x} ${h * (y - 0.34 * s)}V${h * (y - 0.06)}H${w * (x + 0.19 * s)}Z`, i ? '#fff' : a) + path(`M${w * (x - 0.03)} ${h * (y - 0.26 * s)}V${h * (y - 0.06)}H${w * (x - 0.14 * s)}Z`, i ? a : '#fff') + path(`M${w * (x - 0.17 * s)} ${h * (y - 0.03)}H${w * (x + 0.21 * s)}L${w * (x + 0.13 * s)} ${h * (y + 0.04)}H${w * (x - 0.1 * s)}Z`, '#8b2f2a')).join(''),
  beam: (w, h, a, b) => path(`M${w * 0.5} ${h * 0.25}L${w * 1.1} ${h * 0.06}V${h * 0.5}Z`, a, 'opacity=".75"') + path(`M${w * 0.5} ${h * 0.25}L${-w * 0.1} ${h * 0.1}V${h * 0.42}Z`, a, 'opacity=".45"') + path(`M${w * 0.4} ${h * 0.3}H${w * 0.6}L${w * 0.68} ${h * 0.9}H${w * 0.32}Z`, '#fdf6e8') + [0.4, 0.58, 0.76].map(y => path(`M${w * (0.4 - (y - 0.3) * 0.133)} ${h * y}H${w * (0.6 + (y - 0.3) * 0.133)}L${w * (0.613 + (y - 0.3) * 0.133)} ${h * (y + 0.09)}H${w * (0.387 - (y - 0.3) * 0.133)}Z`, b)).join('') + rect(w * 0.42, h * 0.21, w * 0.16, h * 0.09, '#ffe08a') + path(`M${w * 0.38} ${h * 0.21}L${w * 0.5} ${h * 0.14}L${w * 0.62} ${h * 0.21}Z`, b),
  crescents: (w, h, a, b) => many(15, i => group(`translate(${n(w * (0.2 + (i % 3) * 0.3))} ${n(h * (0.13 + Math.floor(i / 3) * 0.185))}) rotate(${i * 23})`, path('M-34 -34A48 48 0 1 0 34 34A62 62 0 0 1 -34 -34Z', i % 4 ? a : b))),
  triangles: (w, h, a, b) => many(30, i => { const x = (i % 5) * w * 0.2; const y = Math.floor(i / 5) * h * 0.168; return path(`M${x} ${y}L${x + w * 0.2} ${y}L${x + (i % 2 ? w * 0.2 : 0)} ${y + h * 0.168}Z`, [a, b, shift(a, 0.1), shift(b, -0.06)][(i * 7) % 4] as string) }),
} satisfies Record<string, Motif>
export type MotifName = keyof typeof motifs

/** Book standing three-quarter to the viewer: cover in front, spine left, pages on top. */
export const book = (x: number, base: number, w: number, h: number, depth: number, cover: string, ink: string, second: string, motif: MotifName): string => {
  const t = ramp(cover)
  const skew = -0.075
  const top = base - h
  const lean = w * -skew
  return (
    oval(x + w * 0.62, base + 14, w * 0.78, 30, '#2c2118', `opacity=".26" filter="${blur(24)}"`) + oval(x + w * 0.46, base + 2 - lean * 0.4, w * 0.62, 16, '#2c2118', `opacity=".45" filter="${blur(8)}"`) +
    path(`M${n(x - depth)} ${n(top - depth * 0.34)}L${n(x + w - depth)} ${n(top - depth * 0.34 - lean)}L${n(x + w)} ${n(top - lean)}L${n(x)} ${n(top)}Z`, '#efe6d3') +
    many(7, i => line(`M${n(x - depth + (i + 1) * depth * 0.125)} ${n(top - depth * 0.34 * (1 - (i + 1) / 8))}L${n(x + w - depth + (i + 1) * depth * 0.125)} ${n(top - depth * 0.34 * (1 - (i + 1) / 8) - lean)}`, '#cbbd9f', 2)) +
    path(`M${n(x)} ${n(top)}V${n(base)}L${n(x - depth)} ${n(base - depth * 0.34)}V${n(top - depth * 0.34)}Z`, linear([[0, t.base], [0.35, t.light], [0.75, t.shade], [1, t.deep]])) +
    [0.16, 0.82].map(f => line(`M${n(x - depth)} ${n(top + h * f - depth * 0.34)}L${n(x)} ${n(top + h * f)}`, second, 7, 'opacity=".9"')).join('') +
    `<g transform="matrix(1 ${skew} 0 1 ${n(x)} ${n(top)})">` + rect(0, 0, w, h, cover) + clip(`<rect width="${w}" height="${h}"/>`, motifs[motif](w, h, ink, second)) +
    rect(0, 0, w, h, linear([[0, '#000', 0.28], [0.035, '#000', 0.02], [0.055, '#000', 0.22], [0.075, '#fff', 0.16], [0.3, '#fff', 0.12], [0.65, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 0.35)) +
    line(`M0 0H${w}V${h}`, '#fff', 2.5, 'opacity=".4"') + '</g>' + line(`M${n(x)} ${n(top)}V${n(base)}`, t.hi, 3, 'opacity=".6"')
  )
}

export const bookStack = (ox: number, oy: number, colours: readonly string[], w = 330, d = 230): string =>
  colours.map((c, i) => { const dx = [0, 18, -12, 10, -6][i % 5] as number; const y = oy - i * 54; return (i ? '' : boxShadow(ox, oy, w, d)) + box(ox + dx, y, w, d, 50, c, { round: 4 }) + box(ox + dx + 8, y - 9, w, d - 6, 32, '#efe6d3', { top: '#efe6d3', round: 1 }) + box(ox + dx, y - 40, w, d, 11, c, { round: 4 }) }).join('')
