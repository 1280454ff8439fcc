import { Suspense, useState } from 'react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { IDENTITY_TEXTS } from '../messages/identity.ts'
import { IdentityForm } from './identity-form.tsx'

const IdentityPictures = codeLater(
  async () =>
    (await import(/* webpackChunkName: "identity-pictures" */ './identity-pictures.tsx')).IdentityPictures,
)

const TONE = { complete: 'good', incomplete: 'open' } as const

interface Props {
  accountID: string
  contact: Answer<'GET admin/userManagement/verifiedContact/idNumber'>['contact']
  pictures: Answer<'GET admin/userManagement/image/user/{id}'>['verifiedContact'] | null
}

export function IdentityView({ accountID, contact: loaded, pictures }: Props) {
  const t = IDENTITY_TEXTS.useTexts()
  const { api } = useApp()
  const [contact, setContact] = useState(loaded)
  return (
    <>
      <Notice>{t('account.identity.kept')}</Notice>
      {contact && (
        <p>
          <span className={`badge account-tone-${TONE[contact.status]}`}>
            {t(`account.identity.status.${contact.status}`)}
          </span>
        </p>
      )}
      <IdentityForm contact={contact} changed={setContact} />
      {contact && (
        <Suspense fallback={null}>
          <IdentityPictures
            accountID={accountID}
            pictures={pictures}
            changed={() =>
              void api('GET admin/userManagement/verifiedContact/idNumber').then(
                answer => setContact(answer.contact),
                // Only the badge is older than it could be.
                () => {},
              )
            }
          />
        </Suspense>
      )}
    </>
  )
}
