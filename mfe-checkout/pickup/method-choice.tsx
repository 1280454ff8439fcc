import type { Method } from 'shared-contracts/api/entities/order.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import type { Messages } from '../messages/messages.ts'

interface MethodChoiceProps {
  methods: readonly Method[]
  chosen: string
  onChoose(method: Method): void
}

const TEXTS = {
  pickup: { label: 'checkout.method.pickup', hint: 'checkout.method.pickupHint' },
} as const satisfies Partial<Record<Method, { label: keyof Messages; hint: keyof Messages }>>

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const t = useT<Messages>()
  return (
    <div className="checkout-choices">
      {methods.map(method => {
        const texts = method in TEXTS ? TEXTS[method as keyof typeof TEXTS] : null
        return (
          texts && (
            <label className="choice" key={method}>
              <input
                type="radio"
                name="method"
                value={method}
                checked={method === chosen}
                onChange={() => onChoose(method)}
              />
              <span>
                <strong>{t(texts.label)}</strong>
                <span className="muted checkout-block">{t(texts.hint)}</span>
              </span>
            </label>
          )
        )
      })}
    </div>
  )
}
