import { useCallback } from 'react'
import type { Answer } from 'shared-contracts/api/client.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { useT } from 'shared-contracts/remote/runtime/app.ts'
import { useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { BillCard } from '../bill/bill-card.tsx'
import { OrderFacts } from '../bill/order-facts.tsx'
import { Countdown } from '../holding/countdown.tsx'
import { Assurance } from '../journey/assurance.tsx'
import { OfflineNotice } from '../journey/offline-notice.tsx'
import { type Purchase, PurchaseContext } from '../journey/purchase.ts'
import { Unavailable } from '../journey/unavailable.tsx'
import type { PaymentMessages } from '../messages/messages.ts'
import { OPEN_ORDER_TEXTS } from '../messages/open-order.ts'
import { CameBackNotice } from '../payment/came-back-notice.tsx'
import { DepositPart } from './deposit-part.tsx'
import { OrderOver } from './order-over.tsx'
import { PayOrderForm } from './pay-order-form.tsx'
import { useDeposit } from './use-deposit.ts'

interface Loaded {
  order: Answer<'GET admin/orderManagement/order/{id}'>
  options: readonly PaymentOption[]
  /** It lapsed or was cancelled. */
  over: boolean
  /** Store credit of the account, minor units. */
  balance: number
}

/** An order that was made before: what it is, what it comes to, and ways to pay it (CHK-11). */
export function PayOrderPage({ open }: { open: Loaded | null }) {
  const t = useT<PaymentMessages>()
  // Of another order that Back or Forward leads to nothing may be asked in the name of this one.
  if (open) return <OpenOrder key={open.order.orderID} {...open} />
  return (
    <Unavailable title={t('checkout.payment.unavailable')} text={t('checkout.payment.unavailableText')} />
  )
}

function OpenOrder({ order, options, over, balance }: Loaded) {
  const t = OPEN_ORDER_TEXTS.useTexts()
  const step = useT<PaymentMessages>()
  const { revalidate } = useRevalidator()
  const again = useCallback(() => void revalidate(), [revalidate])
  const { orderID, expiresAt, contact, location, method, slot, pickupDate, address, tableNumber } = order
  const { deposit, view } = useDeposit(orderID)
  const purchase: Purchase = { campaign: order.fissionCampaignId ?? null }
  const localStoreName = location?.localStoreName ?? null
  const draft = { method, localStoreName, contact, slot, pickupDate, address, tableNumber }
  return (
    <div className="page page-quiet checkout-columns">
      <div className="stack">
        <Assurance />
        <h1>{step('checkout.payment.title')}</h1>
        <OfflineNotice />
        <CameBackNotice />
        {over ? (
          <OrderOver orderID={orderID} purchase={purchase} alone />
        ) : (
          <p>{t('checkout.payment.againText', { orderID })}</p>
        )}
        {!over && expiresAt && (
          <Countdown
            until={expiresAt}
            timeZone={location?.timeZone ?? order.timeZone ?? null}
            onOver={again}
          />
        )}
        <OrderFacts draft={draft} location={location} fixed />
        {!over && <DepositPart {...{ order, balance, deposit, view }} />}
      </div>
      <div className="checkout-side">
        <BillCard bill={order} was={{}} />
      </div>
      {!over && (
        <div className="checkout-below">
          {/* What it cannot be paid for is mended in the cart that it is of. */}
          <PurchaseContext value={purchase}>
            <PayOrderForm order={order} options={options} changing={view.busy} />
          </PurchaseContext>
        </div>
      )}
    </div>
  )
}
