import type { Offers } from 'mfe-account/offers.ts'
import type { FillProps } from 'shared-contracts/remote/fill-point.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { CART_TEXTS } from '../messages/cart.ts'

/** The way to a person, from an order: the chat of the app around the page, else the store's own form. */
export default function AskOrder({ with: { orderID } }: FillProps<Offers['order.actions']>) {
  const { platform } = useApp()
  const navigate = useNavigate()
  const t = CART_TEXTS.useTexts()
  const form = href('/page/:name', { name: 'contact' }, { about: orderID })
  const ask = async () => {
    if (!(await platform.support())) await navigate(form)
  }
  return (
    <Link
      className="button"
      to={form}
      onClick={event => {
        if (platform.kind === 'browser') return
        event.preventDefault()
        void ask()
      }}
    >
      {t('catalog.ask-order')}
    </Link>
  )
}
