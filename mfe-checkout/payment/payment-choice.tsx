import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import type { Means } from 'shared-contracts/api/payment/providers.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'
import { byMeans, nextOf, rowOf } from './options.ts'

interface PaymentChoiceProps {
  options: readonly PaymentOption[]
  chosen: PaymentOption
  onChoose(option: PaymentOption): void
}

/**
 * A card per means of payment. Who processes it is the store's choice, its first option of that means; the shopper is only
 * asked where there are several and that card is chosen, so that another one can be tried when one does not work.
 */
export function PaymentChoice({ options, chosen, onChoose }: PaymentChoiceProps) {
  const t = useT<Messages>()
  const { device } = useApp().platform
  /** What happens next, in a sentence. */
  function hintOf(option: PaymentOption, means: Means): string {
    const next = nextOf(option, device)
    if (next === 'page') return t(`checkout.means.${means}.hint`)
    return t(`checkout.means.${next}.hint`, { means: t(`checkout.means.${means}`) })
  }
  return (
    <div className="checkout-choices">
      {byMeans(options).map(({ means, options: [first, ...others] }) => {
        if (!first) return null
        const isChosen = rowOf(chosen).means === means
        return (
          <div key={means}>
            <label className="choice">
              <input
                type="radio"
                name="payment-option"
                value={means}
                checked={isChosen}
                onChange={() => onChoose(first)}
              />
              <span>
                <strong>{t(`checkout.means.${means}`)}</strong>
                <span className="muted checkout-block">{hintOf(first, means)}</span>
              </span>
            </label>
            {isChosen && others.length > 0 && (
              <label className="field checkout-service">
                <span className="field-label">{t('checkout.payment.service')}</span>
                <select value={chosen} onChange={event => onChoose(event.target.value as PaymentOption)}>
                  {[first, ...others].map(option => (
                    <option key={option} value={option}>
                      {rowOf(option).brand ?? t(`checkout.means.${means}`)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )
      })}
    </div>
  )
}
