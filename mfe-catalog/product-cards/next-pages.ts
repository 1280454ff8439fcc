import { href } from 'shared-contracts/remote/routes/href.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'

/** Where a page with products leads, for `useNextPage`: the code is the same for each of them. */
export const ANY_PRODUCT = href('/store/product/:id', { id: 'any' })
export const ANY_LIST = href('/store/productlist')

/** With the code of a list come the names that lists begin with, from its file. Never rejects: a list does without. */
export const learnNames = (app: App): Promise<void> =>
  import(/* webpackChunkName: "product-list" */ '../categories/known-names.ts')
    .then(names => names.learnNames(app))
    .catch(() => {})
