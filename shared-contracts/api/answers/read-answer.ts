import { NetworkError } from '../api-error.ts'
import { readShape, Unusable } from './read-shape.ts'
import type { Shape } from './shape.ts'

/** What was wrong with an answer: the backend's fault, told as such. */
export interface AnswerFault {
  call: string
  /** Path of the field, e.g. `products.3.price`; empty for the answer as a whole. */
  field: string
  /** Nothing of the answer could be used. */
  unusable: boolean
}

/**
 * Reads one answer as its shape says. A call without one is newer than this release: its answer passes.
 * @throws NetworkError with `field` when nothing of it can be used
 */
export function readAnswer(
  call: string,
  answer: unknown,
  shape: Shape | undefined,
  report: (fault: AnswerFault) => void,
): unknown {
  if (shape === undefined) return answer
  try {
    return readShape(shape, answer, field => report({ call, field, unusable: false }))
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    const { field } = error
    report({ call, field, unusable: true })
    throw Object.assign(new NetworkError(call, error), { field })
  }
}

/** @returns false from the second time on that the same is said */
export function createOnce(): (fault: AnswerFault) => boolean {
  const said = new Set<string>()
  return ({ call, field }) => {
    // Entries of one list are at fault for one reason.
    const key = `${call} ${field.replace(/\b\d+\b/g, '*')}`
    if (said.has(key)) return false
    said.add(key)
    return true
  }
}
