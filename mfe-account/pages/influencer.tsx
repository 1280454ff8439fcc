import { useData } from 'shared-contracts/remote/page.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { offered } from '../account-frame/offered.tsx'
import { InfluencerView } from '../influencer/influencer-view.tsx'
import { INFLUENCER_TEXTS } from '../messages/influencer.ts'
import type { loader } from './influencer.ts'

export { loader, meta } from './influencer.ts'

export const Component = offered(function Influencer() {
  const t = INFLUENCER_TEXTS.useTexts()
  const { title, own } = useData<typeof loader>()
  return (
    <AccountPage title={title} intro={t('account.influencer.intro')}>
      <InfluencerView own={own} />
    </AccountPage>
  )
})
