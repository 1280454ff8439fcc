import { useT } from 'shared-contracts/runtime/app.ts'
import type { en } from '../messages/en.ts'
import { OrderNumber } from './order-number.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import type { ReturnViewProps } from './view.ts'

/** RET-4: waiting, and waiting longer than is usual. */
export function PendingView({ state, provider, onAgain }: ReturnViewProps) {
  const t = useT<typeof en>()
  const slow = state.phase === 'slow'
  const name = provider ? t(`confirmation.provider.${provider}`) : ''
  return (
    <>
      <OutcomeHead
        kind={slow ? 'process' : 'waiting'}
        title={t(slow ? 'confirmation.slow.title' : 'confirmation.pending.title')}
      >
        <p role="status">
          {state.misses > 0
            ? t('confirmation.pending.offline')
            : t(slow ? 'confirmation.slow.text' : 'confirmation.pending.asking', { provider: name })}
        </p>
      </OutcomeHead>
      <section className="card confirmation-card">
        <OrderNumber orderID={state.orderID} />
        <p className="muted">{t('confirmation.pending.once')}</p>
      </section>
      {slow && (
        <div className="confirmation-actions">
          <button
            className="button button-primary"
            type="button"
            onClick={onAgain}
            disabled={state.asking}
            aria-busy={state.asking}
          >
            {t(state.asking ? 'confirmation.checking' : 'confirmation.again')}
          </button>
        </div>
      )}
    </>
  )
}
