import { Suspense, useState } from 'react'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { codeLater } from 'shared-contracts/ui/code-later.tsx'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import { useIntent } from '../account-frame/use-intent.ts'
import { ORDER_TEXTS } from '../messages/orders.ts'
import type { BoughtAgain } from './buy-again.ts'

const BoughtAgainDialog = codeLater(
  async () =>
    (await import(/* webpackChunkName: "order-forms" */ './bought-again-dialog.tsx')).BoughtAgainDialog,
)

/** Leads to the cart with everything in it; where something is gone or costs more it says so first. */
export function BuyAgainButton({ order }: { order: OrderDetail }) {
  const t = ORDER_TEXTS.useTexts()
  const app = useApp()
  const navigate = useNavigate()
  const stay = useStillHere()
  const [result, setResult] = useState<BoughtAgain | null>(null)
  const { busy, run } = useIntent(async intentID => {
    const isHere = stay()
    const { buyAgain } = await import(/* webpackChunkName: "order-forms" */ './buy-again.ts')
    const bought = await buyAgain(app, order, intentID)
    if (bought.gone.length + bought.dearer.length > 0) return setResult(bought)
    app.notify('success', t('account.order.again.done'))
    if (isHere()) await navigate(href('/checkout/cart'))
  })
  return (
    <>
      <button type="button" className="button" onClick={run} aria-busy={busy} aria-disabled={busy}>
        {t(busy ? 'account.order.buyingAgain' : 'account.order.buyAgain')}
      </button>
      {result && (
        <Suspense fallback={null}>
          <BoughtAgainDialog result={result} currency={order.currency} close={() => setResult(null)} />
        </Suspense>
      )}
    </>
  )
}
