import { callKey } from './call-key.ts'
import type { Shape } from './shape.ts'

const WORD_END = /[,()]/g

/** Gives the shapes of calls, each unpacked once: a page makes most of its calls again and again. */
export function keepShapes(): typeof unpackShape {
  const shapes = new Map<string, Shape | undefined>()
  return (packed, call) => {
    if (!shapes.has(call)) shapes.set(call, unpackShape(packed, call))
    return shapes.get(call)
  }
}

/** The shape of a call among packed ones (`packShapes`); undefined for a call they do not have. */
export function unpackShape(packed: string, call: string): Shape | undefined {
  const key = `\n${callKey(call)}`
  let at = `\n${packed}`.indexOf(key)
  if (at < 0) return undefined
  // Past the key; the line end before the first line is not in the text.
  at += key.length - 1
  return read()

  function read(): Shape {
    const kind = packed[at++] as string
    if (kind === '(') return fields()
    if (kind === '=') {
      const name = word()
      at++
      return [kind, name, fields()]
    }
    if (kind === '|') return [kind, ...Array.from({ length: Number(packed[at++]) }, read)]
    return '[%?-'.includes(kind) ? ([kind, read()] as unknown as Shape) : (kind as Shape)
  }

  function word(): string {
    const from = at
    WORD_END.lastIndex = at
    at = WORD_END.exec(packed)?.index ?? packed.length
    return packed.slice(from, at)
  }

  function fields(): Record<string, Shape> {
    const found: Record<string, Shape> = {}
    while (packed[at] !== ')') {
      if (packed[at] === ',') at++
      const shape = read()
      found[word()] = shape
    }
    at++
    return found
  }
}
