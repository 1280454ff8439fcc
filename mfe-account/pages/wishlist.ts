import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'

/** The list is the browser's own, so guests have one too. */
export const loader = ({ context }: Pick<PageArgs, 'context'>) => ({
  title: context.get(appContext).translate('account.wishlist.title'),
})

export const meta: PageMetaOf<typeof loader> = privateMeta
