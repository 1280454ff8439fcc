import { useState } from 'react'
import type { Answer } from 'shared-contracts/api/client.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { IDENTITY_TEXTS } from '../messages/identity.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

/** Longest side of a picture that is sent, px: small print must stay readable. */
const MAX_SIDE = 2400
const SIDES = ['front', 'back'] as const

type Pictures = Answer<'GET admin/userManagement/image/user/{id}'>['verifiedContact']

interface Props {
  accountID: string
  /** Null: not shown before they are asked for. */
  pictures: Pictures | null
  /** A picture came: the contact may be complete now. */
  changed(): void
}

/** Both sides of the document; they come as data with the call, never under an address. */
export function IdentityPictures({ accountID, pictures: loaded, changed }: Props) {
  const t = IDENTITY_TEXTS.useTexts()
  const { api, notify } = useApp()
  const signInAgain = useSignInAgain()
  const [pictures, setPictures] = useState(loaded)
  async function load(): Promise<void> {
    const query = { verifiedContact: 'true' } as const
    const params = { id: accountID }
    setPictures((await api('GET admin/userManagement/image/user/{id}', { params, query })).verifiedContact)
  }
  async function show(): Promise<void> {
    try {
      await load().catch(signInAgain)
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    }
  }
  return (
    <section className="card stack">
      <h2>{t('account.identity.pictures')}</h2>
      {!pictures && (
        <div className="row">
          <button type="button" className="button" onClick={() => void show()}>
            {t('account.identity.showPictures')}
          </button>
        </div>
      )}
      {SIDES.map(side => {
        const src = pictures?.find(picture => picture.side === side)?.src
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
                await load()
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
