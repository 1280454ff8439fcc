import { href } from 'shared-contracts/remote/routes/href.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useMoney } from 'shared-contracts/ui/use-money.ts'
import { ORDER_FORM_TEXTS } from '../messages/order-forms.ts'
import type { BoughtAgain } from './buy-again.ts'

/** What is gone and what costs more than it did, before the shopper goes on to the cart. */
export function BoughtAgainDialog({
  result,
  currency,
  close,
}: {
  result: BoughtAgain
  currency: string
  close(): void
}) {
  const t = ORDER_FORM_TEXTS.useTexts()
  const money = useMoney()
  const { added, gone, dearer } = result
  return (
    <Dialog open onClose={close} title={t('account.order.again.changed')} kind="sheet" focus="title">
      <ul className="list-plain stack">
        {gone.map(({ name, why }) => (
          <li key={name}>
            <strong>{name}</strong>
            {why && <p className="muted">{why}</p>}
          </li>
        ))}
        {dearer.map(({ name, before, now }) => (
          <li key={name}>
            {t('account.order.again.dearer', {
              name,
              before: money(before, currency),
              now: money(now, currency),
            })}
          </li>
        ))}
      </ul>
      {added > 0 ? (
        <Link className="button button-primary button-wide" to={href('/checkout/cart')}>
          {t('account.order.again.toCart')}
        </Link>
      ) : (
        <p>{t('account.order.again.nothing')}</p>
      )}
    </Dialog>
  )
}
