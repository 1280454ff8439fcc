import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { formatTime } from 'shared-contracts/language/time.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Await } from 'shared-contracts/ui/await.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { useProductList } from 'shared-contracts/ui/use-product-list.ts'
import { HOME_TEXTS } from '../messages/home.ts'
import { askFact, type Fact, type Facts, NOT_OFFERED } from './load-facts.ts'
import { Tile } from './tile.tsx'

/** Tiles without a fact of their own, last. */
const PLAIN = [
  ['addresses', href('/user/addresses')],
  ['identity', href('/user/identity')],
  ['security', href('/user/security')],
] as const

interface Props {
  /** The store has such calls. */
  tellsOfOrders: boolean
  /** How many the account has; null where that is not known. */
  orders: number | null
  facts: Facts
}

/** The ways to everything else, each with what is there now. */
export function Tiles({ tellsOfOrders, orders, facts }: Props) {
  const t = HOME_TEXTS.useTexts()
  const { state } = useApp()
  const language = useStore(state.$language)
  const { user } = useStore(state.$session)
  const listed = useProductList('wishlist').products.length
  const tile = (name: Parameters<typeof hintOf>[0]) => ({
    title: t(`account.${name}.title`),
    hint: t(hintOf(name)),
  })
  return (
    <nav aria-label={t('account.my.more')}>
      <ul className="list-plain account-tiles">
        {tellsOfOrders && (
          <Tile {...tile('orders')} to={href('/user/orders')}>
            {orders !== null && orders > 0 && t('account.my.ordersCount', { count: orders })}
          </Tile>
        )}
        <Tile {...tile('wishlist')} to={href('/user/wishlist')}>
          {listed > 0 && t('account.my.listed', { count: listed })}
        </Tile>
        <Tile {...tile('credit')} to={href('/user/credit')}>
          <FactOf name="credit" facts={facts}>
            {({ balance, currency }) => <Price amount={balance} currency={currency} charged />}
          </FactOf>
        </Tile>
        <Tile {...tile('membership')} to={href('/user/membership')}>
          <FactOf name="membership" facts={facts}>
            {({ membership, timeZone = 'UTC' }) =>
              membership && (
                <>
                  {membership.name}{' '}
                  {t('account.my.until', { day: formatTime(membership.until, 'date', timeZone, language) })}
                </>
              )
            }
          </FactOf>
        </Tile>
        <Tile {...tile('referral')} to={href('/user/referral')}>
          <FactOf name="referral" facts={facts}>
            {({ users, reward, currency }) =>
              users > 0 && (
                <>
                  {t('account.my.introduced', { count: users })}
                  {reward > 0 && (
                    <>
                      {' · '}
                      <Price amount={reward} currency={currency} charged />
                    </>
                  )}
                </>
              )
            }
          </FactOf>
        </Tile>
        <Tile {...tile('influencer')} to={href('/user/influencer')}>
          <FactOf name="influencer" facts={facts}>
            {({ status, profile }) =>
              status === 'active' && profile ? t('account.my.likes', { count: profile.likes }) : null
            }
          </FactOf>
        </Tile>
        <Tile {...tile('profile')} to={href('/user/profile')}>
          {user?.phone}
        </Tile>
        {PLAIN.map(([name, to]) => (
          <Tile key={name} {...tile(name)} to={to} />
        ))}
      </ul>
    </nav>
  )
}

type Known<F extends Fact> = Exclude<Awaited<ReturnType<typeof askFact<F>>>, typeof NOT_OFFERED>

/** What is there now. The tile of what the store does not offer is taken away by its style. */
function FactOf<F extends Fact>({
  name,
  facts,
  children,
}: {
  name: F
  facts: Facts
  children(fact: Known<F>): ReactNode
}) {
  const { api } = useApp()
  return (
    <Await data={facts[name]} load={() => askFact(name, api)}>
      {fact => (fact === NOT_OFFERED ? <i className="account-not-offered" /> : children(fact as Known<F>))}
    </Await>
  )
}

const hintOf = <
  N extends
    | 'orders'
    | 'wishlist'
    | 'credit'
    | 'membership'
    | 'referral'
    | 'influencer'
    | 'profile'
    | (typeof PLAIN)[number][0],
>(
  name: N,
) => `account.my.${name}` as const
