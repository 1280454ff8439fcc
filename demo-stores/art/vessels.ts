import { mix, ramp, shift } from './colour.ts'
import { between, blur, clip, group, haze, line, linear, n, oval, path, rect } from './ink.ts'
import { ball, barrel, lathe, mouth, outline, type Profile, shadow } from './solids.ts'

export const plate = (cx: number, cy: number, r: number, colour: string): string => {
  const t = ramp(colour)
  const k = 0.34
  return (
    shadow(cx, cy + r * 0.12, r * 0.8, r * 0.22) +
    oval(cx, cy + r * 0.09, r * 0.9, r * k * 0.9, t.deep) +
    oval(cx, cy + r * 0.03, r, r * k, linear([[0, t.shade], [0.3, t.light], [1, t.deep]])) +
    oval(cx, cy, r, r * k, linear([[0, t.hi], [0.5, t.light], [1, t.base]], 0, 0, 1, 0.6)) +
    oval(cx, cy + 3, r * 0.78, r * k * 0.76, linear([[0, t.shade], [0.4, t.base], [1, t.hi]], 0, 0, 1, 0.8)) +
    oval(cx, cy + 5, r * 0.75, r * k * 0.72, linear([[0, t.base], [1, t.light]], 0, 0, 1, 0.5))
  )
}

/** Open bowl: rim at `y`, drawn in two parts so that contents stand between them. */
export const bowl = (cx: number, y: number, r: number, h: number, colour: string, contents: string, band?: string): string => {
  const prof: Profile = [[r, y], [r * 0.97, y + h * 0.2], [r * 0.78, y + h * 0.65], [r * 0.46, y + h * 0.94, 1], [r * 0.44, y + h, 1]]
  const stripe = band
    ? line(`M${cx - r} ${y + h * 0.2}A${r} ${r * 0.3} 0 0 0 ${cx + r} ${y + h * 0.2}`, band, 7, 'opacity=".9"') +
      line(`M${cx - r} ${y + h * 0.3}A${r} ${r * 0.3} 0 0 0 ${cx + r} ${y + h * 0.3}`, band, 2.5, 'opacity=".7"')
    : ''
  return (
    shadow(cx, y + h + 6, r * 0.62, r * 0.17) + lathe(cx, prof, colour, { tilt: 0.3, inside: stripe }) + mouth(cx, y, r, colour, 0.3) + contents +
    line(`M${n(cx - r * 0.975)} ${n(y + r * 0.06)}A${n(r * 0.985)} ${n(r * 0.29)} 0 0 0 ${n(cx + r * 0.975)} ${n(y + r * 0.06)}`, shift(colour, 0.1), 9) +
    line(`M${n(cx - r * 0.8)} ${n(y + r * 0.175)}A${n(r * 0.985)} ${n(r * 0.29)} 0 0 0 ${n(cx - r * 0.2)} ${n(y + r * 0.285)}`, '#fff', 3, 'opacity=".8"')
  )
}

export const cup = (cx: number, base: number, r: number, colour: string, tea?: string): string => {
  const h = r * 0.95
  const prof: Profile = [[r, base - h], [r * 0.95, base - h * 0.6], [r * 0.7, base - h * 0.2], [r * 0.5, base - h * 0.06, 1], [r * 0.5, base, 1]]
  return shadow(cx, base + 3, r * 0.66, r * 0.18) + lathe(cx, prof, colour, { tilt: 0.27 }) + mouth(cx, base - h, r, colour, 0.27, tea, 0.24)
}

type PotShape = { flat?: number; lid?: string; grip?: false }
/** Side-handled teapot with spout to the left. */
export const teapot = (cx: number, base: number, r: number, colour: string, o: PotShape = {}): string => {
  const f = o.flat ?? 0.9
  const h = r * 1.35 * f
  const top = base - h
  const t = ramp(colour)
  const skin = linear([[0, t.light], [0.5, t.base], [1, t.deep]], 0, 0, 1, 1)
  const lid = o.lid ?? colour
  const handle = `M${cx + r * 0.82} ${top + h * 0.2}C${cx + r * 1.75} ${top - h * 0.02} ${cx + r * 1.72} ${top + h * 0.92} ${cx + r * 0.86} ${top + h * 0.74}`
  const spout = `M${cx - r * 0.74} ${base - h * 0.2}C${cx - r * 1.2} ${base - h * 0.26} ${cx - r * 1.2} ${base - h * 0.74} ${cx - r * 1.52} ${top + h * 0.06}L${cx - r * 1.33} ${top + h * 0.02}C${cx - r * 1.14} ${top + h * 0.3} ${cx - r * 1.0} ${base - h * 0.62} ${cx - r * 0.7} ${base - h * 0.66}Z`
  return (
    shadow(cx, base + 4, r * 0.95, r * 0.2) +
    (o.grip === false ? '' : line(handle, t.deep, r * 0.17) + line(handle, t.base, r * 0.13) + line(handle, t.hi, r * 0.035, `opacity=".75" transform="translate(${n(-r * 0.025)} ${n(-r * 0.035)})"`)) +
    path(spout, skin) +
    line(`M${cx - r * 1.46} ${top + h * 0.07}C${cx - r * 1.16} ${base - h * 0.68} ${cx - r * 1.14} ${base - h * 0.34} ${cx - r * 0.86} ${base - h * 0.28}`, t.hi, r * 0.05, `opacity=".55" filter="${haze(4)}"`) +
    lathe(cx, [[r * 0.58, top + h * 0.04, 1], [r * 0.86, top + h * 0.18], [r, top + h * 0.5], [r * 0.82, top + h * 0.85], [r * 0.56, base - h * 0.03, 1], [r * 0.55, base, 1]], colour, { gloss: 0.75 }) +
    oval(cx, top + h * 0.05, r * 0.62, r * 0.15, linear([[0, t.base], [0.3, t.light], [1, t.deep]])) +
    oval(cx, top + h * 0.035, r * 0.56, r * 0.13, t.deep) +
    lathe(cx, [[r * 0.06, top - h * 0.1], [r * 0.34, top - h * 0.07], [r * 0.53, top + h * 0.02, 1], [r * 0.54, top + h * 0.04, 1]], lid, { gloss: 0.7 }) +
    shadowOf(cx, top - h * 0.1, r * 0.12) +
    ball(cx, top - h * 0.17, r * 0.13, r * 0.12, lid)
  )
}
const shadowOf = (x: number, y: number, r: number) => oval(x + r * 0.3, y + r * 0.2, r * 1.2, r * 0.4, '#201008', `opacity=".4" filter="${blur(4)}"`)

/** Lidded bowl on a saucer with a painted branch. */
export const gaiwan = (cx: number, base: number, r: number, colour: string, bloom: string): string => {
  const top = base - r * 1.15
  const branch =
    line(`M${cx + r * 0.55} ${base - r * 0.2}C${cx + r * 0.2} ${base - r * 0.45} ${cx - r * 0.05} ${base - r * 0.5} ${cx - r * 0.4} ${base - r * 0.88}`, '#5b3d30', r * 0.035) +
    line(`M${cx + r * 0.1} ${base - r * 0.48}C${cx + r * 0.15} ${base - r * 0.7} ${cx + r * 0.3} ${base - r * 0.75} ${cx + r * 0.36} ${base - r * 0.9}`, '#5b3d30', r * 0.025) +
    [[-0.36, 0.82], [-0.1, 0.58], [0.33, 0.82], [0.14, 0.66], [0.32, 0.42]].map(([x, y], i) => flower(cx + (x ?? 0) * r, base - (y ?? 0) * r, r * (i % 2 ? 0.085 : 0.115), bloom)).join('')
  return (
    plate(cx, base - r * 0.04, r * 1.22, colour) +
    lathe(cx, [[r * 1.02, top + r * 0.1], [r * 0.9, top + r * 0.36], [r * 0.78, top + r * 0.7], [r * 0.5, base - r * 0.1, 1], [r * 0.48, base - r * 0.02, 1]], colour, { inside: branch }) +
    mouth(cx, top + r * 0.1, r * 1.02, colour) +
    lathe(cx, [[r * 0.22, top - r * 0.36], [r * 0.5, top - r * 0.26], [r * 0.82, top - r * 0.02], [r * 0.86, top + r * 0.08, 1]], colour) +
    lathe(cx, [[r * 0.24, top - r * 0.48, 1], [r * 0.19, top - r * 0.36, 1]], colour) + mouth(cx, top - r * 0.48, r * 0.24, colour) +
    flower(cx - r * 0.42, top - r * 0.09, r * 0.1, bloom)
  )
}

export const flower = (x: number, y: number, r: number, colour: string, petals = 5): string =>
  Array.from({ length: petals }, (_, i) => {
    const a = (i / petals) * Math.PI * 2 + 0.4
    return oval(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.55, r * 0.52, r * 0.48, shift(colour, i < 2 ? -0.06 : i === 3 ? 0.07 : 0))
  }).join('') + oval(x, y, r * 0.24, r * 0.22, '#f0c24b')

export const glassPot = (cx: number, base: number, r: number, tea: string): string => {
  const h = r * 1.35
  const top = base - h
  const prof: Profile = [[r * 0.6, top, 1], [r * 0.66, top + h * 0.12], [r * 0.97, top + h * 0.5], [r, top + h * 0.72], [r * 0.84, base, 1]]
  const level = top + h * 0.42
  const glass = '#dfe9e6'
  const handle = `M${cx + r * 0.74} ${top + h * 0.2}C${cx + r * 1.7} ${top + h * 0.02} ${cx + r * 1.62} ${top + h * 0.9} ${cx + r * 0.97} ${top + h * 0.74}`
  const blossoms = Array.from({ length: 6 }, (_, i) => flower(cx + between(-0.6, 0.6) * r, base - between(0.05, 0.2) * r + i, r * 0.13, '#f2cf63', 7)).join('')
  return (
    oval(cx + r * 0.5, base + 14, r * 1.2, r * 0.2, tea, `opacity=".5" filter="${blur(18)}"`) + shadow(cx, base + 2, r * 0.86, r * 0.17) +
    line(handle, '#b9c9c6', r * 0.12, 'opacity=".85"') + line(handle, '#ffffff', r * 0.045, 'opacity=".9"') +
    path(`M${cx - r * 0.86} ${base - h * 0.5}C${cx - r * 1.2} ${base - h * 0.6} ${cx - r * 1.18} ${top + h * 0.3} ${cx - r * 1.45} ${top + h * 0.12}L${cx - r * 1.28} ${top + h * 0.1}C${cx - r * 1.08} ${top + h * 0.3} ${cx - r * 1.0} ${base - h * 0.72} ${cx - r * 0.78} ${base - h * 0.72}Z`, linear([[0, '#f4faf8'], [1, '#a9bdb9']]), 'opacity=".85"') +
    path(outline(cx, prof), linear([[0, '#b8cbc7'], [0.15, glass], [0.5, '#f3f8f6'], [0.9, '#c1d0cc'], [1, '#93a9a4']]), 'opacity=".75"') +
    clip(`<path d="${outline(cx, prof)}"/>`,
      rect(cx - r, level, r * 2, h, linear([[0, shift(tea, -0.08)], [0.25, shift(tea, 0.09)], [0.6, tea], [1, shift(tea, -0.14)]])) + blossoms +
      rect(cx - r, base - h * 0.25, r * 2, h * 0.4, linear([[0, '#5a2d00', 0], [1, '#5a2d00', 0.25]], 0, 0, 0, 1)) +
      oval(cx, level, r * 0.94, r * 0.2, linear([[0, shift(tea, 0.04)], [0.4, shift(tea, 0.12)], [1, tea]]))) +
    line(`M${cx - r * 0.62} ${top + h * 0.28}C${cx - r * 0.86} ${top + h * 0.5} ${cx - r * 0.84} ${top + h * 0.75} ${cx - r * 0.7} ${base - h * 0.07}`, '#fff', r * 0.07, `opacity=".75" filter="${haze(3)}"`) +
    line(outline(cx, prof), '#fff', 4, 'opacity=".6"') +
    lathe(cx, [[r * 0.6, top - h * 0.05, 1], [r * 0.6, top + h * 0.02, 1]], '#cda56a', { gloss: 0.2 }) + mouth(cx, top - h * 0.05, r * 0.6, '#cda56a') + oval(cx, top - h * 0.05, r * 0.57, r * 0.13, linear([[0, '#e5c792'], [1, '#c69c60']])) +
    ball(cx, top - h * 0.12, r * 0.11, r * 0.1, '#b98c4f')
  )
}

/** Straight or shouldered tin with a lid and a printed pattern. */
export const tin = (cx: number, base: number, r: number, h: number, colour: string, accent: string, motif = 0): string => {
  const top = base - h
  const lidH = h * 0.2
  const marks = [
    () => Array.from({ length: 5 }, (_, i) => flower(cx + Math.sin(i * 2.2) * r * 0.5, top + h * (0.34 + i * 0.13), r * 0.16, accent)).join(''),
    () => [0.34, 0.48, 0.62, 0.76].map(f => line(`M${cx - r} ${top + h * f}q${r * 0.25} ${-h * 0.07} ${r * 0.5} 0t${r * 0.5} 0t${r * 0.5} 0t${r * 0.5} 0`, accent, 5)).join(''),
    () => oval(cx, top + h * 0.6, r * 0.55, r * 0.55, accent) + line(`M${cx - r * 0.3} ${top + h * 0.66}C${cx - r * 0.1} ${top + h * 0.5} ${cx + r * 0.2} ${top + h * 0.55} ${cx + r * 0.3} ${top + h * 0.48}`, colour, 7) + line(`M${cx - r * 0.28} ${top + h * 0.7}L${cx + r * 0.3} ${top + h * 0.48}`, colour, 3),
    () => Array.from({ length: 6 }, (_, i) => line(`M${cx + r * (-0.8 + i * 0.32)} ${top + h * 0.28}V${base}`, accent, 4, 'opacity=".8"')).join(''),
  ]
  return (
    shadow(cx, base + 3, r * 0.98, r * 0.23) +
    lathe(cx, [[r, top + lidH, 1], [r * 1.003, top + h * 0.6], [r, base, 1]], colour, { inside: (marks[motif % 4]?.() ?? '') + line(`M${cx - r} ${base - h * 0.05}A${r} ${r * 0.24} 0 0 0 ${cx + r} ${base - h * 0.05}`, accent, 6) }) +
    line(`M${cx - r} ${top + lidH + 2}A${r} ${r * 0.24} 0 0 0 ${cx + r} ${top + lidH + 2}`, '#160c06', 9, `opacity=".35" filter="${haze(3)}"`) +
    lathe(cx, [[r * 1.03, top, 1], [r * 1.035, top + lidH * 0.5], [r * 1.03, top + lidH, 1]], mix(colour, accent, 0.12)) +
    mouthLid(cx, top, r * 1.03, mix(colour, accent, 0.12))
  )
}
const mouthLid = (cx: number, y: number, r: number, c: string) =>
  oval(cx, y, r, r * 0.24, linear([[0, shift(c, 0.14)], [0.5, shift(c, 0.09)], [1, shift(c, -0.02)]], 0, 0, 1, 0.4)) +
  line(`M${cx - r * 0.86} ${y}A${r * 0.86} ${r * 0.2} 0 0 0 ${cx + r * 0.86} ${y}A${r * 0.86} ${r * 0.2} 0 0 0 ${cx - r * 0.86} ${y}`, shift(c, -0.06), 3)

/** Round-shouldered stoneware jar with lid. */
export const jarPot = (cx: number, base: number, r: number, colour: string, drip: string): string => {
  const h = r * 1.75
  const top = base - h
  const glaze = `M${cx - r * 1.1} ${top - 20}H${cx + r * 1.1}V${top + h * 0.45}C${cx + r * 0.8} ${top + h * 0.75} ${cx + r * 0.6} ${top + h * 0.4} ${cx + r * 0.3} ${top + h * 0.62}C${cx + r * 0.05} ${top + h * 0.85} ${cx - r * 0.2} ${top + h * 0.45} ${cx - r * 0.45} ${top + h * 0.58}C${cx - r * 0.7} ${top + h * 0.72} ${cx - r * 0.9} ${top + h * 0.5} ${cx - r * 1.1} ${top + h * 0.55}Z`
  return (
    shadow(cx, base + 3, r * 0.78, r * 0.2) +
    lathe(cx, [[r * 0.5, top + h * 0.08, 1], [r * 0.84, top + h * 0.2], [r, top + h * 0.45], [r * 0.88, top + h * 0.8], [r * 0.7, base, 1]], colour, { inside: path(glaze, barrel(drip)) , gloss: 0.8 }) +
    lathe(cx, [[r * 0.1, top - h * 0.1], [r * 0.4, top - h * 0.04], [r * 0.58, top + h * 0.05, 1], [r * 0.58, top + h * 0.1, 1]], drip, { gloss: 0.8 }) +
    ball(cx, top - h * 0.13, r * 0.13, r * 0.12, drip)
  )
}

export const pitcher = (cx: number, base: number, r: number, colour: string, tea: string): string => {
  const h = r * 1.35
  const top = base - h
  const t = ramp(colour)
  const handle = `M${cx + r * 0.7} ${top + h * 0.16}C${cx + r * 1.5} ${top} ${cx + r * 1.45} ${top + h * 0.9} ${cx + r * 0.8} ${top + h * 0.72}`
  return (
    shadow(cx, base + 3, r * 0.72, r * 0.17) + line(handle, t.deep, r * 0.15) + line(handle, t.light, r * 0.11) + line(handle, '#fff', r * 0.03, 'opacity=".8"') +
    path(`M${cx - r * 0.5} ${top + h * 0.28}L${cx - r * 1.08} ${top - h * 0.06}Q${cx - r * 0.8} ${top - h * 0.12} ${cx - r * 0.3} ${top - h * 0.08}Z`, linear([[0, t.hi], [1, t.base]])) +
    lathe(cx, [[r * 0.76, top, 1], [r * 0.72, top + h * 0.25], [r * 0.9, top + h * 0.6], [r * 0.86, top + h * 0.85], [r * 0.62, base, 1]], colour) +
    mouth(cx, top, r * 0.76, colour, 0.24, tea, 0.2) +
    path(`M${cx - r * 0.76} ${top + 2}L${cx - r * 1.09} ${top - h * 0.06}Q${cx - r * 0.85} ${top - h * 0.14} ${cx - r * 0.55} ${top - r * 0.15}Z`, linear([[0, t.hi], [1, t.light]]))
  )
}

/** Tumbler of a shaken drink: `layers` from the bottom up as [share, colour]. */
export const tumbler = (cx: number, base: number, r: number, h: number, o: { layers: readonly (readonly [number, string])[]; streaks?: string; pearls?: string; ice?: boolean; bits?: (x: number, y: number) => string; straw?: string }): string => {
  const top = base - h
  const prof: Profile = [[r, top, 1], [r * 0.9, top + h * 0.5], [r * 0.76, base - 14], [r * 0.7, base, 1]]
  const d = outline(cx, prof)
  const liquidTop = top + h * 0.14
  let y = base + r * 0.2
  const total = base - liquidTop
  let body = ''
  o.layers.forEach(([share, c], i) => {
    const hh = total * share + (i === 0 ? r * 0.2 : 0)
    body += rect(cx - r, y - hh - 30, r * 2, hh + 60, linear([[0, shift(c, -0.07)], [0.24, shift(c, 0.09)], [0.5, c], [0.9, shift(c, -0.12)], [1, shift(c, -0.05)]]), i ? `filter="${blur(14)}"` : '')
    y -= hh
  })
  if (o.streaks) for (let i = 0; i < 7; i++) { const x = cx - r * 0.84 + i * r * 0.28; const l = between(0.35, 0.85) * total; body += line(`M${n(x)} ${n(base)}C${n(x + between(-14, 14))} ${n(base - l * 0.4)} ${n(x + between(-24, 24))} ${n(base - l * 0.7)} ${n(x + between(-10, 10))} ${n(base - l)}`, o.streaks, between(10, 26), `opacity=".62" filter="${haze(5)}"`) }
  if (o.ice) for (let i = 0; i < 7; i++) { const x = cx + between(-0.7, 0.45) * r; const yy = liquidTop + between(0, 0.42) * total; const a = between(-30, 30); body += group(`translate(${n(x)} ${n(yy)}) rotate(${n(a)})`, rect(0, 0, r * 0.42, r * 0.4, linear([[0, '#fff', 0.55], [1, '#fff', 0.1]], 0, 0, 1, 1), 'rx="12"') + rect(3, 3, r * 0.38, r * 0.36, 'none', 'rx="10" stroke="#fff" stroke-opacity=".5" stroke-width="3"')) }
  if (o.bits) for (let i = 0; i < 9; i++) body += o.bits(cx + between(-0.6, 0.6) * r, liquidTop + between(0.12, 0.92) * total)
  if (o.pearls) for (let row = 0; row < 4; row++) for (let i = 0; i < 6; i++) body += ball(cx - r * 0.66 + i * r * 0.265 + (row % 2) * 16 + between(-5, 5), base - 4 - row * r * 0.21 + between(-5, 5), r * 0.135, r * 0.13, o.pearls)
  const topColour = o.layers.at(-1)?.[1] ?? '#fff'
  return (
    oval(cx + r * 0.6, base + 16, r * 1.1, r * 0.2, o.layers[0]?.[1] ?? '#888', `opacity=".35" filter="${blur(18)}"`) + shadow(cx, base + 3, r * 0.72, r * 0.17) +
    path(d, linear([[0, '#d5dedb'], [0.3, '#ffffff'], [1, '#b4c1bd']]), 'opacity=".7"') +
    clip(`<path d="${d}"/>`, clip(`<rect x="${cx - r}" y="${n(liquidTop)}" width="${r * 2}" height="${h}"/>`, body) + oval(cx, liquidTop, r * 0.96, r * 0.2, linear([[0, shift(topColour, 0.02)], [0.4, shift(topColour, 0.1)], [1, shift(topColour, -0.03)]]))) +
    (o.straw ? clip(`<rect x="0" y="0" width="960" height="${n(liquidTop + 8)}"/>`, line(`M${cx + r * 0.1} ${liquidTop + 60}L${cx + r * 0.58} ${top - h * 0.3}`, shift(o.straw, -0.12), r * 0.2) + line(`M${cx + r * 0.08} ${liquidTop + 60}L${cx + r * 0.56} ${top - h * 0.3}`, o.straw, r * 0.13) + line(`M${cx + r * 0.04} ${liquidTop + 60}L${cx + r * 0.525} ${top - h * 0.3}`, shift(o.straw, 0.15), r * 0.03)) : '') +
    line(`M${n(cx - r * 0.76)} ${n(top + h * 0.08)}L${n(cx - r * 0.57)} ${n(base - h * 0.08)}`, '#fff', r * 0.1, `opacity=".75" filter="${haze(4)}"`) +
    line(`M${n(cx + r * 0.86)} ${n(top + h * 0.1)}L${n(cx + r * 0.68)} ${n(base - h * 0.1)}`, '#fff', r * 0.03, 'opacity=".5"') +
    line(d, '#fff', 4, 'opacity=".55"') +
    `<ellipse cx="${cx}" cy="${n(top)}" rx="${n(r)}" ry="${n(r * 0.24)}" fill="none" stroke="#fff" stroke-width="7" opacity=".85"/>`
  )
}

export type BottleShape = 'milk' | 'tall' | 'square'
const SHAPES: Record<BottleShape, (r: number, b: number) => Profile> = {
  milk: (r, b) => [[r * 0.5, b - r * 3.3, 1], [r * 0.5, b - r * 3], [r * 0.56, b - r * 2.7], [r * 0.98, b - r * 2.1], [r, b - r * 1.6], [r, b - r * 0.2], [r * 0.9, b, 1]],
  tall: (r, b) => [[r * 0.34, b - r * 4.5, 1], [r * 0.34, b - r * 3.9], [r * 0.42, b - r * 3.3], [r * 0.9, b - r * 2.6], [r, b - r * 2.1], [r, b - r * 0.15], [r * 0.93, b, 1]],
  square: (r, b) => [[r * 0.36, b - r * 3.7, 1], [r * 0.36, b - r * 3.1], [r * 0.5, b - r * 2.85], [r * 1.0, b - r * 2.62, 1], [r * 1.04, b - r * 1.4], [r, b - r * 0.1], [r * 0.94, b, 1]],
}
/** Filled glass bottle with cap and a blank, patterned label. */
export const bottle = (cx: number, base: number, r: number, shape: BottleShape, liquid: string, cap: string, label: string, accent: string): string => {
  const prof = SHAPES[shape](r, base)
  const [rt = 0, top = 0] = prof[0] ?? []
  const ly = base - r * 1.55
  const lh = r * 1.05
  const bandPath = `M${cx - r * 1.06} ${ly}A${r * 1.06} ${r * 0.24} 0 0 0 ${cx + r * 1.06} ${ly}V${ly + lh}A${r * 1.06} ${r * 0.24} 0 0 1 ${cx - r * 1.06} ${ly + lh}Z`
  const marks = oval(cx - r * 0.04, ly + lh * 0.72, r * 0.34, r * 0.34, accent) + flower(cx - r * 0.04, ly + lh * 0.72, r * 0.26, label) +
    [0.1, 0.94].map(f => line(`M${cx - r * 1.06} ${ly + lh * f}A${r * 1.06} ${r * 0.24} 0 0 0 ${cx + r * 1.06} ${ly + lh * f}`, accent, 5)).join('')
  return (
    oval(cx + r * 0.9, base + 12, r * 1.4, r * 0.22, liquid, `opacity=".4" filter="${blur(18)}"`) + shadow(cx, base + 3, r * 0.94, r * 0.21) +
    lathe(cx, prof, liquid, { inside: path(bandPath, linear([[0, shift(label, -0.14)], [0.27, shift(label, 0.03)], [0.6, label], [0.9, shift(label, -0.17)], [1, shift(label, -0.1)]])) + clip(`<path d="${bandPath}"/>`, marks) + oval(cx, top + r * 0.62, rt * 0.98, rt * 0.26, shift(liquid, 0.16), 'opacity=".6"') }) +
    lathe(cx, [[rt * 1.16, top - r * 0.18, 1], [rt * 1.18, top], [rt * 1.16, top + r * 0.2, 1]], cap) + oval(cx, top - r * 0.18, rt * 1.16, rt * 0.28, linear([[0, shift(cap, 0.16)], [1, shift(cap, -0.02)]]))
  )
}

/** Glass jar with contents showing and a lid. */
export const jar = (cx: number, base: number, r: number, h: number, contents: string, lid: string, bits: (x: number, y: number) => string, label?: string): string => {
  const top = base - h
  const prof: Profile = [[r * 0.8, top, 1], [r * 0.84, top + h * 0.06], [r, top + h * 0.18], [r * 1.0, top + h * 0.6], [r * 0.98, base - 20], [r * 0.86, base, 1]]
  let inner = ''
  for (let i = 0; i < 60; i++) inner += bits(cx + between(-0.95, 0.95) * r, top + h * 0.2 + (i / 60) * h * 0.85)
  const tag = label ? rect(cx - r * 0.52, top + h * 0.42, r * 0.96, h * 0.34, linear([[0, shift(label, -0.02)], [0.3, shift(label, 0.04)], [1, shift(label, -0.1)]]), 'rx="8"') + flower(cx - r * 0.04, top + h * 0.59, r * 0.18, lid, 6) : ''
  return (
    shadow(cx, base + 3, r * 0.92, r * 0.2) +
    lathe(cx, prof, contents, { inside: inner + tag }) + line(outline(cx, prof), '#fff', 4, 'opacity=".45"') +
    lathe(cx, [[r * 0.88, top - h * 0.13, 1], [r * 0.9, top - h * 0.06], [r * 0.88, top + h * 0.035, 1]], lid) + mouthLid(cx, top - h * 0.13, r * 0.88, lid)
  )
}

/** Bamboo steamer: woven drum, `contents` sit in its mouth; front rim is drawn over them. */
export const steamer = (cx: number, y: number, r: number, h: number, contents: string): string => {
  const c = '#d2a868'
  const k = 0.42
  const weave = Array.from({ length: 26 }, (_, i) => {
    const a = Math.PI * (i / 25)
    return line(`M${n(cx - Math.cos(a) * r)} ${n(y + Math.sin(a) * r * k + 8)}v${n(h - 8)}`, '#9a7038', 2.5, 'opacity=".4"')
  }).join('')
  const hoop = (yy: number) => line(`M${cx - r} ${yy}A${r} ${r * k} 0 0 0 ${cx + r} ${yy}`, '#b58a4a', 20) + line(`M${cx - r} ${yy - 5}A${r} ${r * k} 0 0 0 ${cx + r} ${yy - 5}`, '#ecca8e', 5)
  const slats = Array.from({ length: 13 }, (_, i) => line(`M${cx - r} ${y - r * k + 26 + i * r * 0.066}H${cx + r}`, '#8d6531', 3, 'opacity=".5"')).join('')
  return (
    shadow(cx, y + h + r * 0.1, r * 0.94, r * k * 0.8) +
    lathe(cx, [[r, y, 1], [r * 1.001, y + h / 2], [r, y + h, 1]], c, { tilt: k, gloss: 0.15, inside: weave }) + hoop(y + h - 10) + hoop(y + h * 0.3) +
    oval(cx, y, r, r * k, linear([[0, '#f3d7a2'], [0.5, '#e2bb7c'], [1, '#b98d4c']], 0, 0, 1, 0.5)) +
    oval(cx, y + 4, r * 0.91, r * k * 0.9, linear([[0, '#84592a'], [0.5, '#a97d42'], [1, '#dcb67a']], 0, 0, 0.5, 1)) +
    clip(`<ellipse cx="${cx}" cy="${y + 18}" rx="${n(r * 0.89)}" ry="${n(r * k * 0.86)}"/>`, oval(cx, y + 18, r * 0.9, r * k, '#c79c5d') + slats) +
    contents +
    path(`M${cx - r} ${y}A${r} ${r * k} 0 0 0 ${cx + r} ${y}L${cx + r * 0.91} ${y + 4}A${r * 0.91} ${r * k * 0.9} 0 0 1 ${cx - r * 0.91} ${y + 4}Z`, linear([[0, '#f0d19a'], [0.35, '#fbe6bd'], [1, '#b98d4c']]))
  )
}
