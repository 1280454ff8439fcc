import { mutate } from 'shared-contracts/testing/mutate.ts'
import { seeded } from 'shared-contracts/testing/random.ts'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { sampleOf } from 'shared-contracts/testing/sample.ts'
import { expect, test } from 'vitest'
import { isNetworkError } from '../api-error.ts'
import { endpoints } from '../endpoints.ts'
import { GROUPS } from './groups.ts'
import { packShapes } from './pack-shapes.ts'
import { readAnswer } from './read-answer.ts'
import type { Shape } from './shape.ts'
import { shapeOf, shapesIn } from './shape-of.ts'
import { unpackShape } from './unpack-shape.ts'

const SEED = seedOr(20261123)
const MUTATIONS = repeats(20, 200)
const PACKED = packShapes(Object.assign({}, ...GROUPS.map(shapesIn)))

const isFields = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
const TEXTS = new Set(['d', 'c', 't', 'D', 'z', 's'])
const NUMBERS = new Set(['i', 'f', 'n', 'x', 'k'])

/** What a page relies on of a value that was read: that lists are lists, fields are there, texts are texts and numbers finite. */
function holds(shape: Shape, x: unknown): boolean {
  if (typeof shape === 'string') {
    if (TEXTS.has(shape)) return typeof x === 'string' && (shape === 's' || x !== '')
    if (NUMBERS.has(shape)) return Number.isFinite(x)
    if (shape === 'b') return typeof x === 'boolean'
    return shape === '*' || typeof x === 'string' || typeof x === 'number'
  }
  if (!Array.isArray(shape))
    return (
      isFields(x) &&
      Object.entries(shape as Record<string, Shape>).every(([name, inner]) => holds(inner, x[name]))
    )
  const [kind, inner, byValue] = shape as [string, Shape, Record<string, Shape>]
  if (kind === '[') return Array.isArray(x) && x.every(one => holds(inner, one))
  if (kind === '%') return isFields(x) && Object.values(x).every(one => holds(inner, one))
  if (kind === '=') return isFields(x) && holds(byValue[String(x[inner as string])] ?? {}, x)
  if (kind === '|') return (shape.slice(1) as Shape[]).some(one => holds(one, x))
  return x === undefined || x === null ? true : holds(inner, x)
}

test('API-5 whatever one field of an answer is, of all 125 calls: it is read as promised, or told as unusable', () => {
  const dice = seeded(SEED)
  const wrong: string[] = []
  let read = 0
  for (const { call, response } of Object.values(endpoints)) {
    const shape = shapeOf(response)
    for (let round = 0; round < MUTATIONS; round++) {
      const { answer, change } = mutate(sampleOf(response) as object, dice)
      const faults: boolean[] = []
      try {
        const value = readAnswer(call, answer, unpackShape(PACKED, call), fault =>
          faults.push(fault.unusable),
        )
        read++
        if (!holds(shape, value)) wrong.push(`${call}: ${change}`)
      } catch (error) {
        if (!isNetworkError(error) || !faults.includes(true)) wrong.push(`${call}: ${change} → ${error}`)
      }
    }
  }
  const all = Object.keys(endpoints).length * MUTATIONS
  figure(
    `mutated answers of every call: ${all}, ${read} read, ${all - read} told as unusable, ${wrong.length} otherwise`,
  )
  expect(wrong).toEqual([])
})
