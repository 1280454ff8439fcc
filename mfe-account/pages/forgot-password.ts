import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RECOVERY_TEXTS } from '../messages/recovery.ts'
import { refuseWithoutAccounts } from '../sign-in/no-accounts.ts'

export async function loader({ request, context }: PageArgs) {
  const app = context.get(appContext)
  await refuseWithoutAccounts(app.state, request.signal)
  return { title: RECOVERY_TEXTS.in(app)('account.forgot.title') }
}
export const meta: PageMetaOf<typeof loader> = privateMeta
