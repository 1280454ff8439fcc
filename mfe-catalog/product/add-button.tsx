import { ADDING_TEXTS } from '../messages/adding.ts'
import { useCatalogT } from '../messages/messages.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import type { Buying } from './use-buying.ts'

/** @param onAdded called when the product is in the cart */
export function AddButton({ buying, onAdded }: { buying: Buying; onAdded?: (() => void) | undefined }) {
  const t = useCatalogT()
  const own = PRODUCT_TEXTS.useTexts()
  const adding = ADDING_TEXTS.useTexts()
  const { soldOut, blocked, pending, notHere } = buying
  return (
    <button
      type="button"
      className="button button-primary"
      // A button that is disabled under the finger loses the focus, which the mini-cart is to give back.
      disabled={blocked}
      aria-disabled={pending}
      aria-busy={pending}
      onClick={() => void buying.add().then(outcome => outcome === 'added' && onAdded?.())}
    >
      {pending
        ? adding('catalog.adding')
        : notHere
          ? own('catalog.not-here')
          : soldOut
            ? t('catalog.sold-out')
            : adding('catalog.add')}
    </button>
  )
}
