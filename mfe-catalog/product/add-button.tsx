import type { Ref } from 'react'
import { useCatalogT } from '../messages/messages.ts'

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
      {pending ? t('catalog.adding') : soldOut ? t('catalog.sold-out') : t('catalog.add')}
    </button>
  )
}
