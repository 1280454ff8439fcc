import { callKey } from './call-key.ts'
import type { Shape, Shapes } from './shape.ts'

/**
 * Writes shapes as text, a line a call: its key, then its shape. A shape stands before its name (`iprice`), so that each ends
 * itself: a leaf after one letter, fields at their bracket, the rest after the shapes they hold. Names hold no `,`, `(` or `)`.
 * @throws Error when two calls have one key
 */
export function packShapes(shapes: Shapes): string {
  const lines = new Map(Object.entries(shapes).map(([call, shape]) => [callKey(call), pack(shape)]))
  if (lines.size < Object.keys(shapes).length) throw new Error('two calls have one key: change callKey')
  return [...lines].map(([key, shape]) => key + shape).join('\n')
}

function pack(shape: Shape): string {
  if (typeof shape === 'string') return shape
  if (!Array.isArray(shape)) return packFields(shape as Record<string, Shape>)
  const [kind, ...inner] = shape as [string, ...Shape[]]
  if (kind === '=') return `=${inner[0]}${packFields(inner[1] as Record<string, Shape>)}`
  return kind + (kind === '|' ? inner.length : '') + inner.map(pack).join('')
}

const packFields = (fields: Record<string, Shape>): string =>
  `(${Object.entries(fields).map(([name, shape]) => pack(shape) + name)})`
