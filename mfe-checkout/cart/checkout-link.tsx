import { type MouseEvent, useState } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useNextPage } from 'shared-contracts/ui/use-next-page.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import type { Messages } from '../messages/messages.ts'
import type { CartIntents } from './intents.ts'

/** Leads on to the details, once every change has reached the server. */
export function CheckoutLink({ intents, pending }: { intents: CartIntents; pending: boolean }) {
  const t = useT<Messages>()
  const navigate = useNavigate()
  const stay = useStillHere()
  const [waiting, setWaiting] = useState(false)
  const target = href('/checkout/checkout')
  useNextPage(target)
  async function settleFirst(event: MouseEvent) {
    if (!pending) return
    event.preventDefault()
    if (waiting) return
    setWaiting(true)
    const isHere = stay()
    await intents.settled()
    setWaiting(false)
    const refused = Object.keys(intents.$problems.get()).length > 0
    if (!refused && isHere()) navigate(target)
  }
  return (
    <Link
      to={target}
      className="button button-primary button-wide"
      aria-busy={waiting}
      onClick={event => void settleFirst(event)}
    >
      {waiting && <span className="spinner" aria-hidden="true" />}
      {t('checkout.cart.checkout')}
    </Link>
  )
}
