import { href } from 'shared-contracts/remote/routes/href.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'

/** `/user` and `/account` lead to the account itself, which asks the anonymous to sign in (RTE-7). */
export const loader = () => redirect(href('/user/list'))
