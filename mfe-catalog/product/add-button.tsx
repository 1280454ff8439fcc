import type { Ref } from 'react'
import { useCatalogT } from '../messages/messages.ts'
import { PRODUCT_TEXTS } from '../messages/product.ts'

interface Props {
  ref?: Ref<HTMLButtonElement>
  soldOut: boolean
  /** Nothing can be added. */
  blocked: boolean
  pending: boolean
  onAdd(): void
}

export function AddButton({ ref, soldOut, blocked, pending, onAdd }: Props) {
  const t = useCatalogT()
  const own = PRODUCT_TEXTS.useTexts()
  return (
    <button
      ref={ref}
      type="button"
      className="button button-primary"
      // A button that is disabled under the finger loses the focus, which the mini-cart is to give back.
      disabled={blocked}
      aria-disabled={pending}
      aria-busy={pending}
      onClick={onAdd}
    >
      {pending ? own('catalog.adding') : soldOut ? t('catalog.sold-out') : own('catalog.add')}
    </button>
  )
}
