import { useData } from 'shared-contracts/remote/page.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { InfluencerView } from '../influencer/influencer-view.tsx'
import type { en } from '../messages/en.ts'
import type { loader } from './influencer.ts'

export { loader, meta } from './influencer.ts'

export function Component() {
  const t = useT<typeof en>()
  const { title, own } = useData<typeof loader>()
  return (
    <AccountPage title={title} intro={t('account.influencer.intro')}>
      <InfluencerView own={own} />
    </AccountPage>
  )
}
