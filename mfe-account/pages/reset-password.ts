import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'

export const loader = ({ context }: PageArgs) => ({
  title: context.get(appContext).translate('account.reset.title'),
})
export const meta: PageMetaOf<typeof loader> = privateMeta
