import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RECOVERY_TEXTS } from '../messages/recovery.ts'

export const loader = ({ context }: PageArgs) => ({
  title: RECOVERY_TEXTS.in(context.get(appContext))('account.forgot.title'),
})
export const meta: PageMetaOf<typeof loader> = privateMeta
