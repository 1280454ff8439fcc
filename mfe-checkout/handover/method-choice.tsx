import type { Method } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { DetailsMessages } from '../messages/messages.ts'

interface MethodChoiceProps {
  methods: readonly Method[]
  chosen: Method
  onChoose(method: Method): void
}

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const t = useT<DetailsMessages>()
  return (
    <div className="checkout-choices">
      {methods.map(method => (
        <label className="choice" key={method}>
          <input
            type="radio"
            name="method"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <span>
            <strong>{t(`checkout.method.${method}`)}</strong>
            <span className="muted checkout-block">{t(`checkout.method.${method}.hint`)}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
