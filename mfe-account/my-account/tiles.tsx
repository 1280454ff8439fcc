import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { HOME_TEXTS } from '../messages/home.ts'

const TILES = [
  ['profile', href('/user/profile')],
  ['addresses', href('/user/addresses')],
  ['credit', href('/user/credit')],
  ['membership', href('/user/membership')],
  ['referral', href('/user/referral')],
  ['influencer', href('/user/influencer')],
  ['identity', href('/user/identity')],
  ['security', href('/user/security')],
] as const

/** The ways to everything else, each with what is there. */
export function Tiles() {
  const t = HOME_TEXTS.useTexts()
  return (
    <nav aria-label={t('account.my.more')}>
      <ul className="list-plain account-tiles">
        {TILES.map(([name, to]) => (
          <li key={name}>
            <Link className="card account-tile" to={to}>
              <strong>{t(`account.${name}.title`)}</strong>
              <span className="muted">{t(`account.my.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
