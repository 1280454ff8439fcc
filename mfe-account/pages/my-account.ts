import { type PageArgs, type PageMetaOf, privateMeta } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { signInOr } from '../sign-in/require-account.ts'

/** How many orders the account has; the anonymous are sent to sign in. */
export async function loader({ request, context }: PageArgs) {
  const { api, translate } = context.get(appContext)
  const { signal } = request
  const { count } = await api('GET admin/orderManagement/orders/count', { signal }).catch(signInOr(request))
  return { title: translate('account.my.title'), orders: count }
}

export const meta: PageMetaOf<typeof loader> = privateMeta
