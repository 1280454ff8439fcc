import type { Session } from 'shared-contracts/api/entities/session.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { takeAccount } from '../account-frame/take-account.ts'
import type { en } from '../messages/en.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'

/** Longest side of a profile picture that is sent, px. */
const MAX_SIDE = 1200

export function ProfilePicture({ user }: { user: NonNullable<Session['user']> }) {
  const t = useT<typeof en>()
  const { api, state, notify } = useApp()
  const signInAgain = useSignInAgain()
  async function remove(): Promise<void> {
    try {
      const body = { profileImage: null }
      takeAccount(state, await api('PUT admin/userManagement/userInfo', { body }).catch(signInAgain), body)
      notify('success', t('account.saved'))
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    }
  }
  return (
    <section className="card stack">
      <h2>{t('account.profile.picture')}</h2>
      <div className="row">
        {user.profileImage ? (
          <img className="account-face" src={user.profileImage} alt="" width="96" height="96" />
        ) : (
          <span className="account-face" aria-hidden="true">
            {[...user.firstName][0]}
          </span>
        )}
        {user.profileImage && (
          <button type="button" className="button" onClick={remove}>
            {t('account.remove')}
          </button>
        )}
      </div>
      <PictureField
        label={t(user.profileImage ? 'account.picture.change' : 'account.picture.choose')}
        maxSide={MAX_SIDE}
        square
        send={async (body, client) => {
          takeAccount(state, await client('POST admin/userManagement/image/upload', { body }))
          notify('success', t('account.saved'))
        }}
      />
    </section>
  )
}
