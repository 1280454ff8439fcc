import type { InfluencerProfile } from 'shared-contracts/api/entities/influencer.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { INFLUENCER_TEXTS } from '../messages/influencers.ts'

const SIZES = '(min-width: 1024px) 285px, (min-width: 640px) 30vw, 45vw'

/** Profiles as cards. */
export function InfluencerList({ influencers }: { influencers: readonly InfluencerProfile[] }) {
  const t = INFLUENCER_TEXTS.useTexts()
  return (
    <ul className="catalog-people list-plain">
      {influencers.map(({ id, name, bio, images: [first], likes }, i) => (
        <li key={id} className="catalog-person">
          <div className="catalog-person-picture">
            {first && <Picture image={{ ...first.image, alt: '' }} sizes={SIZES} eager={i < 2} />}
          </div>
          <h2>
            <Link to={href('/store/influencer/:id', { id })}>{name}</Link>
          </h2>
          <p>{bio}</p>
          {likes > 0 && <p className="muted">{t('catalog.people-likes', { count: likes })}</p>}
        </li>
      ))}
    </ul>
  )
}
