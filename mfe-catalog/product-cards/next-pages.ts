import { href } from 'shared-contracts/remote/routes/href.ts'

/** Where a page with products leads, for `useNextPage`: the code is the same for each of them. */
export const ANY_PRODUCT = href('/store/product/:id', { id: 'any' })
export const ANY_LIST = href('/store/productlist')
