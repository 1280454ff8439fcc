import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { loginOr } from '../sign-in/require-account.ts'

export interface MyAccountData {
  title: string
  orders: number
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<MyAccountData> {
  const { api, translate } = context.get(appContext)
  const { signal } = request
  const { count } = await api('GET admin/orderManagement/orders/count', { signal }).catch(loginOr(request))
  return { title: translate('account.my.title'), orders: count }
}

export const meta = (data: unknown): PageMeta => ({ title: (data as MyAccountData).title, noindex: true })
