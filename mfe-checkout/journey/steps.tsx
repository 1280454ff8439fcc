import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Progress } from 'shared-contracts/ui/progress/progress.tsx'
import type { Messages } from '../messages/messages.ts'
import { Assurance } from './assurance.tsx'
import { stepHref, usePurchase } from './purchase.ts'

const STEPS = ['cart', 'details', 'payment'] as const

/** Where the shopper is on the way to the paid order, and what stands beside that in a quiet frame. */
export function Steps({ now }: { now: 'details' | 'payment' }) {
  const t = useT<Messages>()
  const purchase = usePurchase()
  return (
    <div className="row checkout-steps">
      <Progress
        label={t('checkout.steps')}
        steps={STEPS.map(step => ({ name: t(`checkout.step.${step}`), to: stepHref(step, purchase) }))}
        now={STEPS.indexOf(now)}
      />
      <Assurance />
    </div>
  )
}
