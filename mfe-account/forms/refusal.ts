import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { MessageKey } from './rules.ts'

/** What to tell about a submission that did not go through: texts of the backend, keys of our own. */
export interface Told<F extends string> {
  problem: { text: string } | { key: MessageKey } | null
  fields: Partial<Record<F, string>>
}

/**
 * @param own our own wording by HTTP status: what the backend says there might tell whether an account exists (ACC-1)
 */
export function tellRefusal<F extends string>(
  error: unknown,
  names: readonly F[],
  own: { readonly [status: number]: MessageKey },
): Told<F> {
  if (!isApiError(error)) return { problem: { key: 'account.problem.network' }, fields: {} }
  const key = own[error.status]
  if (key) return { problem: { key }, fields: {} }
  const wrong = error.errors.flatMap(({ field, message }) => {
    const known = names.find(name => field?.split('.').at(-1) === name)
    return known ? [[known, message] as const] : []
  })
  if (wrong.length > 0) return { problem: null, fields: Object.fromEntries(wrong) as Told<F>['fields'] }
  return { problem: error.message ? { text: error.message } : { key: 'account.problem.other' }, fields: {} }
}
