import { Suspense, useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { INFLUENCER_TEXTS } from '../messages/influencer.ts'
import type { OwnInfluencer } from './draft.ts'
import { DraftForm } from './draft-form.tsx'

const InfluencerPictures = codeLater(
  async () =>
    (await import(/* webpackChunkName: "influencer-pictures" */ './pictures.tsx')).InfluencerPictures,
)

const TONE = { none: 'open', draft: 'open', pending: 'open', active: 'good', rejected: 'bad' } as const

export function InfluencerView({ own: loaded }: { own: OwnInfluencer }) {
  const t = INFLUENCER_TEXTS.useTexts()
  const [own, setOwn] = useState(loaded)
  const { status, profile } = own
  return (
    <>
      <p className="row">
        <span className={`badge account-tone-${TONE[status]}`}>
          {t(`account.influencer.status.${status}`)}
        </span>
        {profile && status === 'active' && (
          <Link to={href('/store/influencer/:id', { id: profile.id })}>{t('account.influencer.see')}</Link>
        )}
        {profile && <span className="muted">{t('account.influencer.likes', { count: profile.likes })}</span>}
      </p>
      <DraftForm profile={profile} changed={setOwn} />
      {profile ? (
        <Suspense fallback={null}>
          <InfluencerPictures
            images={profile.images}
            changed={images => setOwn({ ...own, profile: { ...profile, images } })}
          />
        </Suspense>
      ) : (
        <p className="muted">{t('account.influencer.picturesFirst')}</p>
      )}
    </>
  )
}
