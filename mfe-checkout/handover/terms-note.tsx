import { href } from 'shared-contracts/remote/routes/href.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Live, Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useMoneyIn } from '../bill/use-money-in.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import type { Terms, TermsView } from './delivery-terms.ts'

interface TermsNoteProps {
  terms: TermsView
  /** Of the place that delivers. */
  chosen: Terms | undefined
  /** What the goods come to by the server, minor units; null while unknown. */
  subtotal: number | null
  currency: string
  /** What the form says of the address by itself. */
  told: string | undefined
}

/** Whether the address is served, what that costs, and what is missing to the minimum (CHK-3). */
export function TermsNote({ terms, chosen, subtotal, currency, told }: TermsNoteProps) {
  const t = useT<DetailsMessages>()
  const why = terms.kind === 'not-served' && (terms.why || t('checkout.delivery.notServed'))
  const money = useMoneyIn(currency)
  return (
    <Live>
      {terms.kind === 'asking' && <p className="muted">{t('checkout.delivery.asking')}</p>}
      {terms.kind === 'unknown' && <p className="muted">{t('checkout.delivery.unknown')}</p>}
      {why && why !== told && <Notice kind="warning">{why}</Notice>}
      {chosen && <p>{feeOf(chosen)}</p>}
      {chosen && subtotal !== null && subtotal < chosen.minimum && (
        <Notice
          kind="warning"
          action={
            <Link to={href('/store')} className="button">
              {t('checkout.delivery.addMore')}
            </Link>
          }
        >
          {t('checkout.delivery.short', {
            minimum: money(chosen.minimum),
            missing: money(chosen.minimum - subtotal),
          })}
        </Notice>
      )}
    </Live>
  )

  function feeOf({ localStoreName: name, fee, freeOver, minimum }: Terms): string {
    const free = fee === 0 || (freeOver !== null && subtotal !== null && subtotal >= freeOver)
    const terms = { name, fee: money(fee), minimum: money(minimum), freeOver: money(freeOver ?? 0) }
    if (free) return t('checkout.delivery.free', terms)
    return t(freeOver === null ? 'checkout.delivery.fee' : 'checkout.delivery.feeFreeOver', terms)
  }
}
