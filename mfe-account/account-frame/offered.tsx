import type { ComponentType } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import type { en } from '../messages/en.ts'
import type { NOT_OFFERED } from './account-loader.ts'
import { AccountPage } from './account-page.tsx'

/** The page, and where the store has no call for what it is about, a sentence that says so. */
export const offered = (Page: ComponentType): ComponentType =>
  function Offered() {
    const t = useT<typeof en>()
    const data = useLoaderData() as { title: string } & Partial<typeof NOT_OFFERED>
    if (!data.notOffered) return <Page />
    return (
      <AccountPage title={data.title}>
        <p>{t('account.notOffered')}</p>
      </AccountPage>
    )
  }
