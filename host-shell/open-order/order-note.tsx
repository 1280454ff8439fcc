import { returnSource } from 'shared-contracts/api/payment/return-source.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Icon } from '../shell/icon.tsx'
import type { HeldOrder } from './find-held-order.ts'
import { OPEN_ORDER_TEXTS } from './texts.ts'

interface Props {
  order: HeldOrder
  onHide(): void
}

/** One line about an order, and the way there. Its links load documents: it stands outside of the page's router. */
export function OrderNote({ order: { orderID: id, paid }, onHide }: Props) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  // The confirmation counts as having seen it.
  const order = paid
    ? href('/confirmation/:id', { id }, { from_source: returnSource('store-credit', id) })
    : href('/user/orders', undefined, { id })
  return (
    <section className="shell-order" aria-label={t('shell.order.title')}>
      <p role="status">{t(paid ? 'shell.order.paid' : 'shell.order.waits', { id })}</p>
      <button type="button" className="icon-button" aria-label={t('shell.dismiss')} onClick={onHide}>
        <Icon name="close" />
      </button>
      <div className="row">
        {!paid && (
          <a className="button button-primary" href={href('/checkout/payment', undefined, { order: id })}>
            {t('shell.order.pay')}
          </a>
        )}
        <a className="button" href={order}>
          {t('shell.order.see')}
        </a>
      </div>
    </section>
  )
}
