import { href } from 'shared-contracts/remote/routes/href.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { FAILED_ORDER_TEXTS } from './failed-order-texts.ts'
import { FailedView } from './failed-view.tsx'
import { OrderState } from './order-state.tsx'
import { ReloadButton } from './reload-button.tsx'

/** Who comes back from a payment learns what became of the order without the remote that would say it. */
export function FailedOrder({ value: id }: { value: string }) {
  const t = FAILED_ORDER_TEXTS.useTexts()
  const { search } = useLocation()
  return (
    <FailedView
      icon="cloud"
      title={t('shell.failed.order.title')}
      text={t('shell.failed.order.text', { id })}
    >
      <p role="status">
        <OrderState id={id} search={search} />
      </p>
      <a className="button button-primary" href={href('/user/orders', undefined, { id })}>
        {t('shell.failed.order.see')}
      </a>
      <ReloadButton />
    </FailedView>
  )
}
