import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { Messages } from '../messages/messages.ts'

const STEPS = [
  { step: 'cart', path: '/checkout/cart' },
  { step: 'details', path: '/checkout/checkout' },
  { step: 'payment', path: '/checkout/payment' },
] as const

/** Where the shopper is on the way; steps already taken lead back. */
export function Steps({ now }: { now: 'details' | 'payment' }) {
  const t = useT<Messages>()
  const at = STEPS.findIndex(({ step }) => step === now)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="list-plain checkout-steps">
        {STEPS.map(({ step, path }, i) => (
          <li key={step} aria-current={i === at ? 'step' : undefined} className="checkout-step">
            {i < at ? (
              <Link to={href(path)}>{t(`checkout.step.${step}`)}</Link>
            ) : (
              <span>{t(`checkout.step.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
