import { isApiError, isNetworkError } from '../../api/api-error.ts'

/** Why nothing was sent through: a sentence of the backend or of the page, or one of the kit's own. */
export type Problem = { text: string } | 'network' | 'other'

/** Thrown by a form's `submit` for what only the page can tell, e.g. a choice that is gone: stands at that field. */
export class FieldError extends Error {
  readonly field: string

  /** @param text in the shopper's language */
  constructor(field: string, text: string) {
    super(text)
    this.field = field
  }
}

export interface Refusal<F extends string> {
  /** Stands above the form; null when every fault has its field. */
  problem: Problem | null
  fields: Partial<Record<F, { text: string }>>
}

/**
 * What to say of a submission that did not go through. The backend's words for a field stand at that field.
 * @param own the page's wording by HTTP status, where the backend's would say too much (ACC-1)
 */
export function readRefusal<F extends string>(
  error: unknown,
  names: readonly F[],
  own: { readonly [status: number]: string } = {},
): Refusal<F> {
  const atOwn = error instanceof FieldError && names.find(name => name === error.field)
  if (atOwn) return { problem: null, fields: { [atOwn]: { text: error.message } } as Refusal<F>['fields'] }
  if (!isApiError(error)) return { problem: isNetworkError(error) ? 'network' : 'other', fields: {} }
  const text = own[error.status]
  if (text) return { problem: { text }, fields: {} }
  const atFields = error.errors.flatMap(({ field, message }) => {
    const known = message && names.find(name => field?.split('.').at(-1) === name)
    return known ? [[known, { text: message }] as const] : []
  })
  // The first sentence about a field is the one that is shown.
  if (atFields.length > 0)
    return { problem: null, fields: Object.fromEntries(atFields.reverse()) as Refusal<F>['fields'] }
  return { problem: error.message ? { text: error.message } : 'other', fields: {} }
}
