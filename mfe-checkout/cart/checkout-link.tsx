import { type MouseEvent, useState } from 'react'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useNextPage } from 'shared-contracts/ui/use-next-page.ts'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import type { Messages } from '../messages/messages.ts'

interface CheckoutLinkProps {
  /** Address of the details. */
  to: string
  /** A change is on its way. */
  pending: boolean
  /** Resolves once none is. @returns whether the store has taken them all: what it has not is said in the cart */
  settled(): Promise<boolean>
}

/** Leads on to the details, once every change has reached the server. */
export function CheckoutLink({ to, pending, settled }: CheckoutLinkProps) {
  const t = useT<Messages>()
  const navigate = useNavigate()
  const stay = useStillHere()
  const [waiting, setWaiting] = useState(false)
  useNextPage(to)
  async function settleFirst(event: MouseEvent) {
    if (!pending) return
    event.preventDefault()
    if (waiting) return
    setWaiting(true)
    const isHere = stay()
    const taken = await settled()
    setWaiting(false)
    if (taken && isHere()) navigate(to)
  }
  return (
    <Link
      to={to}
      className="button button-primary button-wide"
      aria-busy={waiting}
      onClick={event => void settleFirst(event)}
    >
      {waiting && <span className="spinner" aria-hidden="true" />}
      {t('checkout.cart.checkout')}
    </Link>
  )
}
