import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useIntent } from '../account-frame/use-intent.ts'
import { WISHLIST_TEXTS } from '../messages/wishlist.ts'
import { addListed } from './add-listed.ts'
import type { ListedNow } from './load-listed.ts'

/** The way of a listed product into the cart: at once, or over its page where there is something to choose, or only other stores sell it. */
export function IntoCart({ product }: { product: ListedNow }) {
  const t = WISHLIST_TEXTS.useTexts()
  const app = useApp()
  const canOrder = takesOrders(useStore(app.state.$appInfo))
  const { busy, run } = useIntent(async intentID => {
    await addListed(app, product.id, intentID)
  })
  const { id, name, hasOptions, soldOut, notSoldHere } = product
  const toPage = (text: string, label: string) => (
    <Link className="button" to={href('/store/product/:id', { id })} aria-label={label}>
      {text}
    </Link>
  )
  if (notSoldHere) return toPage(t('account.wishlist.where'), t('account.wishlist.whereOf', { name }))
  if (!canOrder || soldOut) return null
  if (hasOptions) return toPage(t('account.wishlist.choose'), t('account.wishlist.chooseOf', { name }))
  return (
    <button
      type="button"
      className="button"
      onClick={run}
      aria-busy={busy}
      aria-disabled={busy}
      aria-label={t('account.wishlist.addOf', { name })}
    >
      {t('account.wishlist.add')}
    </button>
  )
}
