import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Progress } from 'shared-contracts/ui/progress/progress.tsx'
import type { Messages } from '../messages/messages.ts'

const STEPS = [
  { step: 'cart', path: '/checkout/cart' },
  { step: 'details', path: '/checkout/checkout' },
  { step: 'payment', path: '/checkout/payment' },
] as const

/** Where the shopper is on the way to the paid order. */
export function Steps({ now }: { now: 'details' | 'payment' }) {
  const t = useT<Messages>()
  return (
    <Progress
      label={t('checkout.steps')}
      steps={STEPS.map(({ step, path }) => ({ name: t(`checkout.step.${step}`), to: href(path) }))}
      now={STEPS.findIndex(({ step }) => step === now)}
    />
  )
}
