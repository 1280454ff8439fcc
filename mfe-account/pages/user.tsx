import { href } from 'shared-contracts/remote/routes/href.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'

/** RTE-7: /user goes to /user/list. */
export const loader = () => redirect(href('/user/list'))

export function Component() {
  return null
}
