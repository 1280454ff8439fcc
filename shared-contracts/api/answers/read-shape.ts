import { LIMITS } from '../limits.ts'
import { finite, heldBy, number, sumOf, totalOf } from './numbers.ts'
import type { Leaf, Shape } from './shape.ts'

/** An answer, or a part of it, that no page can use. */
export class Unusable extends Error {
  /** Path of the field at fault, e.g. `products.3.price`. */
  readonly field: string

  constructor(field: string) {
    super(field)
    this.field = field
  }
}

/** Longest list a page is handed: more would freeze it. */
export const MAX_ITEMS = 1_000

type Fields = Record<string, unknown>
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)
const isText = (x: unknown): x is string => typeof x === 'string' && x.trim() !== ''
/** Texts may come as numbers. */
const text = (x: unknown): string | undefined =>
  typeof x === 'string' ? x : Number.isFinite(x) || typeof x === 'boolean' ? String(x) : undefined

/** Without a zone each reader would take a time as one of their own; a day alone is the same for all. */
const HAS_ZONE = /(^\d{4}-\d\d-\d\d|Z|GMT|[+-]\d\d:?\d\d)$/i
function instant(x: unknown): string | undefined {
  if (isText(x) && HAS_ZONE.test(x) && !Number.isNaN(Date.parse(x))) return x
  // Milliseconds since 1970; a Date holds no more than this many.
  const ms = typeof x === 'number' || /^\d{12,}$/.test(`${x}`) ? Number(x) : Number.NaN
  return Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : undefined
}

/** Names that are known to be some: it is slow to find out. */
const zones = new Set<string>()
function timeZone(x: unknown): string | undefined {
  if (!isText(x)) return undefined
  try {
    if (zones.has(x) || new Intl.DateTimeFormat('en', { timeZone: x })) zones.add(x)
    return x
  } catch {
    return undefined
  }
}

/** Undefined: of no use. */
const LEAVES: Record<Leaf, (x: unknown) => unknown> = {
  d: x => text(x) || undefined,
  i(x) {
    const amount = Math.round(number(x))
    return Number.isSafeInteger(amount) ? amount : undefined
  },
  c(x) {
    const code = text(x)?.toUpperCase() ?? ''
    return /^[A-Z]{3}$/.test(code) ? code : undefined
  },
  t: instant,
  D: x => (isText(x) && /^\d{4}-\d\d-\d\d$/.test(x) && instant(x)) || undefined,
  z: timeZone,
  f: finite,
  e: x => (isText(x) || typeof x === 'number' ? x : undefined),
  s: x => text(x) ?? '',
  n: x => finite(x) ?? 0,
  // A picture's place is kept: a square, where nobody knows better.
  x: x => Math.abs(finite(x) ?? 0) || 1_000,
  k: x => finite(x) ?? LIMITS.quantity.max,
  b: x => x === true || x === 'true' || x === 1 || x === '1',
  '*': x => x,
}

/**
 * Reads one answer: only what pages use is looked at, everything else passes.
 * @param fault told of each entry of a list that is left out, and of amounts with decimals, by its field
 * @throws Unusable when what remains is of no use
 */
export function readShape(shape: Shape, answer: unknown, fault: (field: string) => void): unknown {
  if (shape !== '*' && (!isFields(answer) || isForeign(shape, answer))) throw new Unusable('')
  return read(shape, answer, '')

  function read(shape: Shape, x: unknown, at: string): unknown {
    if (typeof shape === 'string') {
      const value = LEAVES[shape as Leaf](x)
      if (value === undefined && shape !== '*') throw new Unusable(at)
      // Read all the same: taxes come with parts of a cent. Most often it is the wrong unit.
      if (shape === 'i' && Math.abs(number(x) - (value as number)) > 1e-6) fault(`${at} has decimals`)
      return value
    }
    if (!Array.isArray(shape)) return readFields(shape as Record<string, Shape>, x, at)
    const [kind, inner, byValue] = shape as [string, Shape, Record<string, Shape>]
    if (kind === '[') return readList(inner, x, at)
    if (kind === '%') return Object.fromEntries(entries(inner, isFields(x) || Array.isArray(x) ? x : {}, at))
    if (kind === '=') {
      const value = text(isFields(x) ? x[inner as string] : undefined) ?? ''
      if (!Object.hasOwn(byValue, value)) throw new Unusable(under(at, inner as string))
      return readFields(byValue[value] as Record<string, Shape>, x, at)
    }
    if (kind === '|') return readFirst(shape.slice(1) as Shape[], x, at)
    return readMissing(kind === '?' ? null : undefined, inner, x, at)
  }

  function readFields(fields: Record<string, Shape>, x: unknown, at: string): Fields {
    // Copied as a whole: a field called `__proto__` stays one as any other.
    const found: Fields = isFields(x) ? { ...x } : {}
    // What a line comes to can be reckoned.
    if ('lineTotal' in fields) found.lineTotal ??= totalOf(found)
    // How much a cart holds too.
    if ('lineItems' in fields) {
      found.itemCount = heldBy(found)
      // And what it comes to; an empty one to nothing, in whatever currency.
      if (found.lineItems) {
        found.subtotal ??= found.itemCount ? sumOf(found.lineItems) : 0
        if (!found.itemCount) found.currency ||= 'XXX'
      }
    }
    // Either stands for the other: lists are asked for by name too.
    if ('slug' in fields) {
      found.slug ||= found.name
      found.name ||= found.slug
    }
    for (const [name, inner] of Object.entries(fields)) {
      const value = read(inner, Object.hasOwn(found, name) ? found[name] : undefined, under(at, name))
      if (value === undefined) delete found[name]
      else found[name] = value
    }
    return found
  }

  function readList(inner: Shape, x: unknown, at: string): unknown[] {
    if (x !== undefined && x !== null && !Array.isArray(x)) fault(at)
    return entries(inner, Array.isArray(x) ? x.slice(0, MAX_ITEMS) : [], at).map(([, value]) => value)
  }

  /** One bad entry costs itself alone. */
  function entries(inner: Shape, of: object, at: string): [string, unknown][] {
    return Object.entries(of).flatMap(([key, one]) => {
      try {
        // An entry that is none would be read as one without any of its fields.
        if (typeof inner !== 'string' && !isFields(one)) throw new Unusable(under(at, key))
        return [[key, read(inner, one, under(at, key))] as [string, unknown]]
      } catch (error) {
        fault(fieldOf(error))
        return []
      }
    })
  }

  function readFirst(shapes: Shape[], x: unknown, at: string): unknown {
    for (const shape of shapes) {
      try {
        return read(shape, x, at)
      } catch (error) {
        fieldOf(error)
      }
    }
    throw new Unusable(at)
  }

  function readMissing(missing: null | undefined, inner: Shape, x: unknown, at: string): unknown {
    if (x === null || x === undefined)
      return x === null && missing === undefined && inner[0] === '?' ? null : missing
    try {
      const fields = typeof inner === 'object' && !Array.isArray(inner)
      // Backends also write a picture as its address.
      if (fields && 'src' in inner && isText(x)) return read(inner, { src: x }, at)
      // A value of another kind is none: read as one it would have all its fields empty.
      if (fields && !isFields(x)) throw new Unusable(at)
      return read(inner, x, at)
    } catch (error) {
      fault(fieldOf(error))
      return missing
    }
  }
}

/** Has something, and nothing of what was asked for, as `{ code, msg }`: read as ours it would be a list with nothing in it, or none of what was to be counted. */
function isForeign(shape: Shape, answer: Fields): boolean {
  const names = Object.keys(answer)
  const holds = Object.values(shape).some(inner => inner[0] === '[' || inner === '*' || inner === 'n')
  return names.length > 0 && !names.some(name => Object.hasOwn(shape as object, name)) && holds
}

const under = (at: string, name: string) => (at ? `${at}.${name}` : name)

/** @throws whatever is no fault of the answer */
function fieldOf(error: unknown): string {
  if (error instanceof Unusable) return error.field
  throw error
}
