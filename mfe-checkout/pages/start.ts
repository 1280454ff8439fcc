import { href } from 'shared-contracts/remote/routes/href.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'

/** `/checkout` goes to the cart (RTE-7). */
export const loader = () => redirect(href('/checkout/cart'))
