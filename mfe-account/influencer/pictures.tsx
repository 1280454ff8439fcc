import { MAX_INFLUENCER_IMAGES } from 'shared-contracts/api/account/influencer.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { INFLUENCER_TEXTS } from '../messages/influencer.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts'
import type { OwnInfluencer } from './draft.ts'

const handOn = handFocusOn('button')

/** Longest side of a picture that is sent, px. */
const MAX_SIDE = 1600

type Images = NonNullable<OwnInfluencer['profile']>['images']

export function InfluencerPictures({ images, changed }: { images: Images; changed(images: Images): void }) {
  const t = INFLUENCER_TEXTS.useTexts()
  const { api, notify } = useApp()
  const signInAgain = useSignInAgain()
  async function remove(id: string): Promise<void> {
    try {
      const call = 'DELETE admin/userManagement/image/influencer/delete/{id}'
      changed((await api(call, { params: { id } }).catch(signInAgain)).images)
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    }
  }
  return (
    <section className="card stack">
      <h2>{t('account.influencer.pictures')}</h2>
      <ul className="list-plain account-pictures">
        {images.map(({ id, image }, i) => (
          <li key={id} className="stack">
            <Picture image={{ ...image, alt: t('account.influencer.picture', { n: i + 1 }) }} sizes="160px" />
            <button
              ref={handOn}
              type="button"
              className="button button-quiet"
              aria-label={`${t('account.remove')} · ${t('account.influencer.picture', { n: i + 1 })}`}
              onClick={() => remove(id)}
            >
              {t('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      {images.length < MAX_INFLUENCER_IMAGES ? (
        <PictureField
          label={t('account.picture.choose')}
          maxSide={MAX_SIDE}
          send={async (body, client) =>
            changed(
              (await client('POST admin/userManagement/image/influencer/upload', { body })).images ?? images,
            )
          }
        />
      ) : (
        <p className="muted">{t('account.influencer.picturesFull', { max: MAX_INFLUENCER_IMAGES })}</p>
      )}
    </section>
  )
}
