/** One picture is drawn at a time: definitions gather here until `sheet` closes it. */
let defs: string[] = []
let seen = new Map<string, string>()
let seed = 1

export const random = (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
export const between = (a: number, b: number): number => a + (b - a) * random()
export const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const define = (body: (id: string) => string): string => {
  const key = body('')
  const known = seen.get(key)
  if (known) return known
  const id = `d${seen.size}`
  seen.set(key, id)
  defs.push(body(id))
  return id
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]
const stops = (list: readonly Stop[]) =>
  list.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`).join('')

/** Linear gradient over the shape's box; returns a paint. */
export const linear = (list: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0): string =>
  `url(#${define(id => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`)})`

export const radial = (list: readonly Stop[], cx = 0.38, cy = 0.3, r = 0.75): string =>
  `url(#${define(id => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`)})`

export const blur = (px: number): string =>
  `url(#${define(id => `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${px}"/></filter>`)})`

/** Blur for lines, which may have no height or width of their own. */
export const haze = (px: number): string =>
  `url(#${define(id => `<filter id="${id}" filterUnits="userSpaceOnUse" x="-100" y="-100" width="1800" height="1160"><feGaussianBlur stdDeviation="${px}"/></filter>`)})`

export const clip = (shape: string, body: string): string =>
  `<g clip-path="url(#${define(id => `<clipPath id="${id}">${shape}</clipPath>`)})">${body}</g>`

export const n = (v: number): string => String(Math.round(v * 10) / 10)
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`
export const group = (transform: string, body: string, more = ''): string => `<g transform="${transform}" ${more}>${body}</g>`

/** Runs `draw` with a fresh, seeded sheet and returns the whole SVG. */
export const sheet = (name: string, w: number, h: number, draw: () => string): string => {
  defs = []
  seen = new Map()
  seed = [...name].reduce((a, ch) => Math.imul(a ^ ch.charCodeAt(0), 16777619), 2166136261)
  const body = draw()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs.join('')}</defs>${body}</svg>`
}
