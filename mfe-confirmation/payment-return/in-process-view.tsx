import { href } from 'shared-contracts/routes/href.ts'
import { useT } from 'shared-contracts/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import { OrderNumber } from './order-number.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import type { ReturnViewProps } from './view.ts'

/** RET-6: the code was shown to a phone; the payment goes on there. */
export function InProcessView({ state }: ReturnViewProps) {
  const t = useT<typeof en>()
  return (
    <>
      <OutcomeHead kind="process" title={t('confirmation.scanned.title')} />
      <section className="card confirmation-card">
        <OrderNumber orderID={state.orderID} />
        <p>{t('confirmation.scanned.note')}</p>
      </section>
      <div className="confirmation-actions">
        <Link className="button" to={href('/store')}>
          {t('confirmation.success.continue')}
        </Link>
      </div>
    </>
  )
}
