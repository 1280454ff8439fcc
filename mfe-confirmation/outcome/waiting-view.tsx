import { href } from 'shared-contracts/remote/routes/href.ts'
import { type KeyOf, useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import type { en } from '../messages/en.ts'
import type { Phase } from '../payment-return/return-state.ts'
import { anotherWay } from './another-way.ts'
import { OutcomeHead, type OutcomeKind } from './outcome-head.tsx'
import { useProviderName } from './use-provider-name.ts'
import type { ReturnViewProps } from './view.ts'
import { WaitingFacts } from './waiting-facts.tsx'

interface Words {
  kind: OutcomeKind
  title: KeyOf<typeof en>
  text: KeyOf<typeof en>
}
const SLOW: Words = { kind: 'process', title: 'confirmation.slow.title', text: 'confirmation.slow.text' }
const WORDS: Partial<Record<Phase, Words>> = {
  pending: { kind: 'waiting', title: 'confirmation.pending.title', text: 'confirmation.pending.asking' },
  scanned: { kind: 'process', title: 'confirmation.scanned.title', text: 'confirmation.scanned.note' },
}

/** The one waiting screen of all providers (RET-4, RET-6). */
export function WaitingView({ state, source, loadedAt, onAgain }: ReturnViewProps) {
  const t = useT<typeof en>()
  const { kind, title, text } = WORDS[state.phase] ?? SLOW
  const provider = useProviderName(source)
  const { order, orderID } = state
  return (
    <>
      <OutcomeHead kind={kind} title={t(title)}>
        <p role="status">{t(state.misses > 0 ? 'confirmation.pending.offline' : text, { provider })}</p>
      </OutcomeHead>
      <section className="card confirmation-card">
        <WaitingFacts {...{ orderID, order, loadedAt, provider }} since={state.since} />
        <p className="muted">{t('confirmation.pending.once')}</p>
      </section>
      <div className="confirmation-actions">
        <button
          className="button button-primary"
          type="button"
          onClick={onAgain}
          aria-busy={state.asking || undefined}
        >
          {t(state.phase === 'slow' ? 'confirmation.again' : 'confirmation.checkNow')}
        </button>
        <div className="row confirmation-others">
          {order?.reopenUrl && /^https?:/.test(order.reopenUrl) && (
            <a className="button button-quiet" href={order.reopenUrl}>
              {t('confirmation.pending.reopen')}
            </a>
          )}
          <Link className="button button-quiet" to={anotherWay(orderID)}>
            {t('confirmation.another')}
          </Link>
          <Link className="button button-quiet" to={href('/user/orders', undefined, { id: orderID })}>
            {t('confirmation.pending.later')}
          </Link>
        </div>
      </div>
    </>
  )
}
