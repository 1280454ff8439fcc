import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readShape, Unusable } from 'shared-contracts/api/answers/read-shape.ts'
import type { Shape } from 'shared-contracts/api/answers/shape.ts'
import { shapesIn } from 'shared-contracts/api/answers/shape-of.ts'
import { readErrors } from 'shared-contracts/api/api-error.ts'
import { LIMITS } from '../limits.ts'

/** What an answer under 200 says: what was asked for, a no in the agreed words (API-3), or that the backend failed. */
export type Reading = 'good' | 'refused' | 'failed'

/** A call as the contract writes it → addresses it is made at, below the API's. */
const patternOf = (call: string): RegExp =>
  new RegExp(`^${call.replace(/\[\{\w+\}\]/g, '[^/]*').replace(/\{\w+\}/g, '[^/]+')}$`)

/** Of the groups of calls whose answers are kept. */
const SHAPES: readonly (readonly [RegExp, Shape])[] = (['catalog', 'common', 'people'] as const).flatMap(
  group =>
    Object.entries(shapesIn(group))
      .filter(([call]) => call.startsWith('GET '))
      .map(([call, shape]) => [patternOf(call.slice('GET '.length)), shape] as const),
)

/** Most answers are those of before: each is read once. */
const known = new LRUCache<string, Reading>({ max: LIMITS.keptAnswers })

/**
 * Reads an answer as pages read it (decision 0048): what they could show nothing of must not stand in for what they can.
 * @param path below the API's, without its query
 * @param bytes of an answer under 200
 */
export function readKept(path: string, bytes: Uint8Array): Reading {
  const key = `${path} ${createHash('sha256').update(bytes).digest('base64')}`
  const found = known.get(key) ?? read(path, bytes)
  known.set(key, found)
  return found
}

function read(path: string, bytes: Uint8Array): Reading {
  try {
    const answer: unknown = JSON.parse(Buffer.from(bytes).toString())
    if (readErrors(answer).length > 0) return 'refused'
    // A call that this edge does not know is newer than it.
    const shape = SHAPES.find(([pattern]) => pattern.test(path))?.[1]
    if (shape !== undefined) readShape(shape, answer, () => {})
    return 'good'
  } catch (error) {
    if (error instanceof Unusable || error instanceof SyntaxError) return 'failed'
    throw error
  }
}
