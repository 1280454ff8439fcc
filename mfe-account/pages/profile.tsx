import { useStore } from '@nanostores/react'
import { useData } from 'shared-contracts/remote/page.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { AccountPage } from '../account-frame/account-page.tsx'
import { LanguageRow } from '../my-account/language-row.tsx'
import { ProfileForm } from '../profile/profile-form.tsx'
import { ProfilePicture } from '../profile/profile-picture.tsx'
import type { loader } from './profile.ts'

export { loader, meta } from './profile.ts'

export function Component() {
  const { title } = useData<typeof loader>()
  const { user } = useStore(useApp().state.$session)
  return (
    <AccountPage title={title}>
      {user && <ProfileForm user={user} />}
      {user && <ProfilePicture user={user} />}
      <div className="row">
        <LanguageRow />
      </div>
    </AccountPage>
  )
}
