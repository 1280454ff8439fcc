import { href } from 'shared-contracts/routes/href.ts'
import { redirect } from 'shared-contracts/runtime/router.ts'

/** RTE-7: /user goes to /user/list. */
export const loader = () => redirect(href('/user/list'))

export function Component() {
  return null
}
