import { useStore } from '@nanostores/react'
import { Suspense, useState } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import { lazyPart } from 'shared-contracts/ui/lazy-part.ts'
import { LIST_TEXTS } from '../messages/lists.ts'
import { createAddToCart } from '../product/add-to-cart.ts'

const OptionSheet = lazyPart(() => import(/* webpackChunkName: "option-sheet" */ './option-sheet.tsx'))

/** The way into the cart from a card: at once, or over a sheet where there is something to choose. */
export function QuickAdd({ product }: { product: ProductSummary }) {
  const app = useApp()
  const t = LIST_TEXTS.useTexts()
  const canOrder = takesOrders(useStore(app.state.$appInfo))
  const [adding] = useState(() => createAddToCart(app, randomID))
  const { pending } = useStore(adding.$add)
  const [choosing, setChoosing] = useState(false)
  const { id, name, hasOptions, soldOut } = product
  if (!canOrder || soldOut) return null

  async function add() {
    const outcome = await adding.add({ productID: id, optionPair: '', quantity: 1 })
    const { error } = adding.$add.get()
    if (outcome !== 'added' && error) app.notify('error', error)
  }
  return (
    <>
      <button
        type="button"
        className="button catalog-quick-add"
        aria-disabled={pending}
        aria-busy={pending}
        aria-haspopup={hasOptions ? 'dialog' : undefined}
        aria-label={t(hasOptions ? 'catalog.quick-choose-of' : 'catalog.quick-add-of', { name })}
        onClick={() => (hasOptions ? setChoosing(true) : void add())}
      >
        {t(hasOptions ? 'catalog.quick-choose' : 'catalog.quick-add')}
      </button>
      {choosing && (
        <Suspense>
          <OptionSheet product={product} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
