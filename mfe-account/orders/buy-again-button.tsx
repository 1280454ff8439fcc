import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { Dialog } from 'shared-contracts/ui/dialog/dialog.tsx'
import { Link } from 'shared-contracts/ui/link.tsx'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import type { en } from '../messages/en.ts'
import { type BoughtAgain, buyAgain } from './buy-again.ts'

/** Leads to the cart with everything in it; where something is gone or costs more it says so first. */
export function BuyAgainButton({ order }: { order: OrderDetail }) {
  const t = useT<typeof en>()
  const app = useApp()
  const navigate = useNavigate()
  const ready = useReady()
  const intentID = useRef(randomID())
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<BoughtAgain | null>(null)
  async function onClick(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const bought = await buyAgain(app, order, intentID.current)
      intentID.current = randomID()
      if (bought.gone.length + bought.dearer.length > 0) setResult(bought)
      else {
        app.notify('success', t('account.order.again.done'))
        await navigate(href('/checkout/cart'))
      }
    } catch (error) {
      if (!isFailure(error)) throw error
      app.notify('error', readFailure(error).message || t('account.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={!ready}
        onClick={onClick}
        aria-busy={busy}
        aria-disabled={busy}
      >
        {t(busy ? 'account.order.buyingAgain' : 'account.order.buyAgain')}
      </button>
      {result && <Changed result={result} currency={order.currency} close={() => setResult(null)} />}
    </>
  )
}

function Changed({ result, currency, close }: { result: BoughtAgain; currency: string; close(): void }) {
  const t = useT<typeof en>()
  const language = useStore(useApp().state.$language)
  const money = (minor: number) => formatMoney(minor, currency, language)
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
            {t('account.order.again.dearer', { name, before: money(before), now: money(now) })}
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
