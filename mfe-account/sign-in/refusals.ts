import type { KeyOf, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'

/**
 * Our own words for refusals: what the backend says there might tell whether an account exists (ACC-1).
 * @param refusals HTTP status → text key
 */
export function translateRefusals(
  refusals: { readonly [status: number]: KeyOf<typeof en> },
  t: ReturnType<typeof useT<typeof en>>,
): { readonly [status: number]: string } {
  return Object.fromEntries(Object.entries(refusals).map(([status, key]) => [status, t(key)]))
}
