import { useState } from 'react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { IDENTITY_TEXTS } from '../messages/identity.ts'
import { PictureField } from '../pictures/picture-field.tsx'

/** Longest side of a picture that is sent, px: small print must stay readable. */
const MAX_SIDE = 2400
const SIDES = ['front', 'back'] as const

type Pictures = Answer<'GET admin/userManagement/image/user/{id}'>['verifiedContact']

interface Props {
  accountID: string
  pictures: Pictures
  /** A picture came: the contact may be complete now. */
  changed(): void
}

/** Both sides of the document; they come as data with the call, never under an address. */
export default function IdentityPictures({ accountID, pictures: loaded, changed }: Props) {
  const t = IDENTITY_TEXTS.useTexts()
  const { api, notify } = useApp()
  const [pictures, setPictures] = useState(loaded)
  return (
    <section className="card stack">
      <h2>{t('account.identity.pictures')}</h2>
      {SIDES.map(side => {
        const src = pictures.find(picture => picture.side === side)?.src
        return (
          <div key={side} className="stack">
            {src && <img className="account-document" src={src} alt={t(`account.identity.${side}`)} />}
            <PictureField
              label={t(`account.identity.${side}`)}
              maxSide={MAX_SIDE}
              send={async (body, client) => {
                await client('POST admin/userManagement/image/verifiedContact/upload', {
                  query: { side },
                  body,
                })
                const query = { verifiedContact: 'true' } as const
                const params = { id: accountID }
                setPictures(
                  (await api('GET admin/userManagement/image/user/{id}', { params, query })).verifiedContact,
                )
                notify('success', t('account.saved'))
                changed()
              }}
            />
          </div>
        )
      })}
    </section>
  )
}
