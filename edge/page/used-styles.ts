/** A piece of a built stylesheet: a rule, or a group of rules below an at-rule. */
export type Piece =
  | { kind: 'always'; text: string }
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; head: string; pieces: Piece[] }
interface Selector {
  text: string
  /** Elements of the page must have these all; those inside `:not()` and its kin say nothing for certain. */
  classes: string[]
}

/** At-rules that hold rules for elements; every other is kept as it is. */
const GROUP = /^@(?:layer|media|supports|container|starting-style|scope)\b/
const FUNCTION = /:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
/** `:has()` of one selector: its classes are of an element of the page as well. */
const HAS = /:has\(([^(),"']*)\)/g
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

/**
 * A stylesheet as the build writes it (minified, not nested), read for `usedStyles`.
 * @throws never: what it does not understand is always kept
 */
export function readStyles(css: string): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < css.length; ) {
    const end = scan(css, at, '{;')
    if (css[end] !== '{') {
      pieces.push({ kind: 'always', text: css.slice(at, end + 1) })
      at = end + 1
      continue
    }
    const close = scan(css, end + 1, '}')
    const head = css.slice(at, end)
    const body = css.slice(end + 1, close)
    pieces.push(piece(head, body))
    at = close + 1
  }
  return pieces
}

function piece(head: string, body: string): Piece {
  if (GROUP.test(head)) return { kind: 'group', head, pieces: readStyles(body) }
  if (head.startsWith('@')) return { kind: 'always', text: `${head}{${body}}` }
  return { kind: 'rule', selectors: list(head).map(readSelector), body }
}

function readSelector(text: string): Selector {
  const certain = text.replace(HAS, ' $1').replace(FUNCTION, '')
  return { text, classes: [...certain.matchAll(CLASS)].map(([, name = '']) => name) }
}

/** Parts between commas that stand in no parentheses and no text. */
function list(text: string): string[] {
  const parts: string[] = []
  for (let at = 0; at <= text.length; ) {
    const end = scan(text, at, ',')
    parts.push(text.slice(at, end))
    at = end + 1
  }
  return parts
}

/** @returns where one of `stops` stands next, outside brackets and texts; the text's end where none does */
function scan(css: string, from: number, stops: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const char = css[at] as string
    if (char === '\\') at++
    else if (char === '"' || char === "'") at = textEnd(css, at)
    else if (depth === 0 && stops.includes(char)) return at
    else if ('({['.includes(char)) depth++
    else if (')}]'.includes(char)) depth--
  }
  return css.length
}

function textEnd(css: string, start: number): number {
  let at = start + 1
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1
  return at
}

/**
 * The rules that elements with these classes can have. What a selector asks for besides classes is not looked at: states come and go.
 * @param used classes of a page's elements
 */
export function usedStyles(pieces: readonly Piece[], used: ReadonlySet<string>): string {
  return pieces.map(one => write(one, used)).join('')
}

function write(one: Piece, used: ReadonlySet<string>): string {
  if (one.kind === 'always') return one.text
  if (one.kind === 'group') {
    const text = usedStyles(one.pieces, used)
    return text && `${one.head}{${text}}`
  }
  const selectors = one.selectors.filter(({ classes }) => classes.every(name => used.has(name)))
  return selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}{${one.body}}` : ''
}

const ATTRIBUTE = /\sclass="([^"]*)"/g

/** @returns every class that elements of a page's HTML have */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)))
}
