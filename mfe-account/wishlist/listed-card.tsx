import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import { WISHLIST_TEXTS } from '../messages/wishlist.ts'
import type { ListedNow } from './load-listed.ts'

interface Props {
  /** Undefined while it is asked for. */
  product: ListedNow | null | undefined
  /** What it cost when it was listed, in minor units; shown where it costs less now. */
  before?: number
  children?: ReactNode
}

/** One product of a list as it is now. */
export function ListedCard({ product, before = 0, children }: Props) {
  const t = WISHLIST_TEXTS.useTexts()
  const store = useStore(useApp().state.$appInfo)?.detail.locname
  if (product === undefined)
    return <li className="account-listed-card skeleton account-listed-waiting" aria-hidden="true" />
  if (product === null)
    return (
      <li className="account-listed-card">
        <span className="account-listed-picture" />
        <p className="muted">{t('account.wishlist.gone')}</p>
        {children}
      </li>
    )
  const { id, name, image, price, priceVaries, currency, soldOut, notSoldHere } = product
  const bad = notSoldHere
    ? store
      ? t('account.wishlist.notAt', { store })
      : t('account.wishlist.notHere')
    : soldOut && t('account.wishlist.soldOut')
  return (
    <li className="account-listed-card">
      <span className="account-listed-picture">
        {/* The name stands right below. */}
        {image && <Picture image={{ ...image, alt: '' }} sizes="(min-width: 768px) 200px, 45vw" />}
      </span>
      <Link className="account-listed-name" to={href('/store/product/:id', { id })}>
        {name}
      </Link>
      <p className="account-listed-price">
        {priceVaries && <span className="muted">{t('account.wishlist.from')} </span>}
        <Price amount={price} currency={currency} />
      </p>
      {bad && <span className="badge account-listed-badge account-tone-bad">{bad}</span>}
      {!bad && price < before && (
        <span className="badge account-tone-good">
          {t('account.wishlist.cheaper')} <Price amount={before - price} currency={currency} />
        </span>
      )}
      {children}
    </li>
  )
}
