import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { FormProblem } from 'shared-contracts/ui/form/form-problem.tsx'
import { OPEN_ORDER_TEXTS } from '../messages/open-order.ts'
import type { OpenOrderStore, OpenOrderView } from './create-open-order.ts'
import type { WaitingOrder } from './find-open-order.ts'

interface DropDialogProps {
  order: Pick<WaitingOrder, 'orderID' | 'partPaid'>
  store: OpenOrderStore
  view: OpenOrderView
}

/** Asks once more, as dropping is for good. */
export function DropDialog({ order: { orderID, partPaid }, store, view: { drop } }: DropDialogProps) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  const busy = drop === 'busy'
  return (
    <Dialog
      open
      onClose={store.keep}
      title={t('checkout.open.dropTitle', { orderID })}
      kind="sheet"
      focus="title"
    >
      <div className="stack">
        <p>{t(partPaid ? 'checkout.open.dropCreditText' : 'checkout.open.dropText')}</p>
        <FormProblem>{drop === 'failed' && t('checkout.open.dropFailed')}</FormProblem>
        <div className="checkout-mini-ways">
          <button
            type="button"
            className="button button-primary"
            aria-busy={busy}
            onClick={() => void store.drop()}
          >
            {busy && <span className="spinner" aria-hidden="true" />}
            {t('checkout.open.dropSure')}
          </button>
          <button type="button" className="button" onClick={store.keep}>
            {t('checkout.open.keep')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
