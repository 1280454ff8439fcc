import type { ComponentType } from 'react'
import { useData } from 'shared-contracts/remote/page.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { en } from '../messages/en.ts'
import type { NOT_OFFERED } from './account-loader.ts'
import { AccountPage } from './account-page.tsx'

/** What any of these pages loads with. */
type AccountLoader = () => Promise<{ title: string } & Partial<typeof NOT_OFFERED>>

/** The page, and where the store has no call for what it is about, a sentence that says so. */
export const offered = (Page: ComponentType): ComponentType =>
  function Offered() {
    const t = useT<typeof en>()
    const data = useData<AccountLoader>()
    if (!data.notOffered) return <Page />
    return (
      <AccountPage title={data.title}>
        <p>{t('account.notOffered')}</p>
      </AccountPage>
    )
  }
