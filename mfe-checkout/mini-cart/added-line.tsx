import type { LineItem } from 'shared-contracts/api/entities/cart.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Messages } from '../messages/messages.ts'

export function AddedLine({ line, currency }: { line: LineItem; currency: string }) {
  const t = useT<Messages>()
  return (
    <div className="checkout-mini-line">
      {line.image && (
        <span className="checkout-line-picture">
          <Picture image={line.image} sizes="72px" eager />
        </span>
      )}
      <div>
        <p className="checkout-line-name">{line.name}</p>
        {line.optionLabel && <p className="muted">{line.optionLabel}</p>}
        <p className="muted">{t('checkout.mini.quantity', { count: line.quantity })}</p>
      </div>
      <Price amount={line.lineTotal} currency={currency} />
    </div>
  )
}
