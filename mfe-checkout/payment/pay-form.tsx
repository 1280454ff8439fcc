import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { PaymentOption } from 'shared-contracts/api/payment/options.ts'
import { RETURN_PROVIDERS } from 'shared-contracts/api/payment/providers.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate, useRevalidator } from 'shared-contracts/remote/runtime/router.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { clearTyped } from '../details/typed.ts'
import { NoScript } from '../journey/no-script.tsx'
import { Section } from '../journey/section.tsx'
import type { Messages } from '../messages/messages.ts'
import { browserStorage } from '../storage.ts'
import { useOnline, useReady, useReturn } from '../ui/browser.ts'
import { rowOf } from './options.ts'
import { payOf } from './page-pay.ts'
import { waitingOrder } from './pay.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { ProblemNotice, type Stopped } from './problem-notice.tsx'
import { problemOf } from './problems.ts'

type Phase = { at: 'idle' | 'busy' } | { at: 'opened'; orderID: string; redirectUrl: string; native: boolean }

const confirmation = (id: string) =>
  href('/confirmation/:id', { id }, { from_source: `${RETURN_PROVIDERS.store.prefix}X${id}` })

/** Ways to pay and the button; everything that must not happen twice is in `pay` (CHK-8). */
export function PayForm({ bill, options }: { bill: Bill; options: readonly PaymentOption[] }) {
  const t = useT<Messages>()
  const app = useApp()
  const language = useStore(app.state.$language)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const ready = useReady()
  const online = useOnline()
  const [chosen, setChosen] = useState(options[0])
  const [phase, setPhase] = useState<Phase>({ at: 'idle' })
  // What a rendering knows is too old for a second tap within the same moment.
  const phaseNow = useRef(phase)
  const go = useCallback((next: Phase) => {
    phaseNow.current = next
    setPhase(next)
  }, [])
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const [openOrder, setOpenOrder] = useState<string | null>(null)
  const [paidBefore, setPaidBefore] = useState<string | null>(null)
  const option = options.find(o => o === chosen) ?? options[0]

  // The order's key exists from the moment its bill is seen, before anything is asked.
  useEffect(() => {
    let wanted = true
    void waitingOrder(payOf(app).deps, bill).then(orderID => wanted && setOpenOrder(orderID))
    return () => {
      wanted = false
    }
  }, [app, bill])
  useReturn(
    useCallback(
      fromCache => {
        if (!fromCache && phaseNow.current.at !== 'opened') return
        go({ at: 'idle' })
        void revalidate()
      },
      [go, revalidate],
    ),
  )

  async function pay() {
    if (!option || phaseNow.current.at !== 'idle') return
    go({ at: 'busy' })
    setStopped(null)
    setPaidBefore(null)
    const outcome = await payOf(app).pay(bill, option)
    if (outcome.orderID) {
      clearTyped(browserStorage('sessionStorage'))
      setOpenOrder(outcome.orderID)
    }
    if (outcome.kind === 'open') {
      go({ ...outcome, at: 'opened' })
      return leaveFor(outcome)
    }
    if (outcome.kind === 'done') return void navigate(confirmation(outcome.orderID))
    if (outcome.kind === 'paid') {
      if (!outcome.again) return void navigate(confirmation(outcome.orderID))
      setOpenOrder(null)
      setPaidBefore(outcome.orderID)
      return go({ at: 'idle' })
    }
    const problem = problemOf(outcome.failure, outcome.orderID !== null)
    if (problem === 'bill-changed') await revalidate()
    setStopped({ problem, message: outcome.failure.message, totalBefore: bill.total })
    go({ at: 'idle' })
  }

  function leaveFor({ redirectUrl, native }: { redirectUrl: string; native: boolean }) {
    if (native) void app.platform.navigate(redirectUrl)
    else app.platform.openPayment(redirectUrl)
  }

  if (!option)
    return (
      <div className="notice" role="status">
        <strong>{t('checkout.payment.noOption')}</strong>
        <p>{t('checkout.payment.noOptionText')}</p>
      </div>
    )
  const busy = phase.at !== 'idle'
  const amount = formatMoney(bill.due ?? bill.total, bill.currency, language)
  const { flow, means } = rowOf(option)
  const label = {
    idle: t(flow === 'store' ? 'checkout.payment.order' : 'checkout.payment.pay', { amount }),
    busy: t('checkout.payment.placing'),
    opened: t('checkout.payment.opened', { option: t(`checkout.means.${means}`) }),
  }[phase.at]
  return (
    <>
      <div className="stack checkout-late">
        <div role="status" className="checkout-live">
          {openOrder && !busy && !stopped && (
            <div className="notice">
              <strong>{t('checkout.payment.again')}</strong>
              <p>{t('checkout.payment.againText', { orderID: openOrder })}</p>
            </div>
          )}
        </div>
        <Section title={t('checkout.payment.how')} disabled={busy}>
          <PaymentChoice options={options} chosen={option} onChoose={setChosen} />
        </Section>
        <div role="alert" className="checkout-live">
          {stopped && <ProblemNotice stopped={stopped} bill={bill} />}
          {paidBefore && (
            <div className="notice notice-success">
              <strong>{t('checkout.payment.paidBefore', { orderID: paidBefore })}</strong>
              <p>{t('checkout.payment.paidBeforeText')}</p>
              <Link to={confirmation(paidBefore)} className="button">
                {t('checkout.payment.seeOrder')}
              </Link>
            </div>
          )}
        </div>
        <div role="status" className="checkout-live">
          {phase.at === 'opened' && (
            <div className="notice">
              <p>{t('checkout.payment.openedText', { orderID: phase.orderID })}</p>
              {phase.native ? (
                <button type="button" className="button" onClick={() => leaveFor(phase)}>
                  {t('checkout.payment.reopen')}
                </button>
              ) : (
                <a className="button" href={phase.redirectUrl}>
                  {t('checkout.payment.reopen')}
                </a>
              )}
            </div>
          )}
        </div>
        <NoScript />
      </div>
      <div className="checkout-action">
        <button
          type="button"
          className="button button-primary button-wide"
          disabled={!ready}
          aria-disabled={busy || !online}
          aria-busy={busy}
          onClick={() => online && void pay()}
        >
          {busy && <span className="spinner" aria-hidden="true" />}
          {label}
        </button>
      </div>
    </>
  )
}
