import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { WISHLIST_TEXTS } from '../messages/wishlist.ts'
import type { ListedNow } from './load-listed.ts'

/** The way of a listed product into the cart: at once, or over its page where there is something to choose. */
export function IntoCart({ product }: { product: ListedNow }) {
  const t = WISHLIST_TEXTS.useTexts()
  const { api, state, notify } = useApp()
  const canOrder = useStore(state.$appInfo)?.flags.enableCheckout !== false
  const intentID = useRef(randomID())
  const [busy, setBusy] = useState(false)
  const { id, name, hasOptions, soldOut, notSoldHere } = product
  if (!canOrder || soldOut || notSoldHere) return null
  if (hasOptions)
    return (
      <Link
        className="button"
        to={href('/store/product/:id', { id })}
        aria-label={t('account.wishlist.chooseOf', { name })}
      >
        {t('account.wishlist.choose')}
      </Link>
    )
  async function add(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const body = { productID: id, optionPair: '', quantity: 1, intentID: intentID.current }
      acceptCart(state, await api('POST shoppingManagement4/myCart', { body }))
      intentID.current = randomID()
      state.$ui.set({ ...state.$ui.get(), miniCart: true })
    } catch (error) {
      if (!isFailure(error)) throw error
      notify('error', readFailure(error).message || t('account.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="button"
      onClick={add}
      aria-busy={busy}
      aria-disabled={busy}
      aria-label={t('account.wishlist.addOf', { name })}
    >
      {t('account.wishlist.add')}
    </button>
  )
}
