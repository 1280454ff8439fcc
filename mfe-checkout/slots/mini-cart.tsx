import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import type { SlotProps } from 'shared-contracts/remote/slots.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Price } from 'shared-contracts/ui/price.tsx'
import type { Messages } from '../messages/messages.ts'

/** What went into the cart, what it comes to, and the ways on (CRT-5). The dialog gives focus back when it closes. */
export default function MiniCart({ onClose }: SlotProps['mini-cart']) {
  const t = useT<Messages>()
  const cart = useStore(useApp().state.$cart)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    // Old web views know no modal dialogs: there it is an open panel.
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
    heading.current?.focus({ preventScroll: true })
  }, [])
  const close = () => (dialog.current?.close ? dialog.current.close() : onClose())
  const onBackdrop = (event: MouseEvent) => event.target === dialog.current && close()
  const lines = Object.values(cart?.lineItems ?? {})
  const line = lines.at(-1)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className="checkout-mini"
      aria-labelledby="checkout-mini-title"
      onClose={onClose}
      onClick={onBackdrop}
    >
      <div className="checkout-mini-body stack">
        <header className="checkout-mini-head">
          <h2 id="checkout-mini-title" ref={heading} tabIndex={-1}>
            {t('checkout.mini.title')}
          </h2>
          <button type="button" className="icon-button" aria-label={t('checkout.close')} onClick={close}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        {cart && line && (
          <>
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
              <Price amount={line.lineTotal} currency={cart.currency} />
            </div>
            {lines.length > 1 && (
              <p className="muted">{t('checkout.mini.more', { count: lines.length - 1 })}</p>
            )}
            <dl className="totals" aria-live="polite">
              <div>
                <dt>
                  {t('checkout.cart.subtotal')}{' '}
                  <span className="muted">{t('checkout.cart.items', { count: cart.itemCount })}</span>
                </dt>
                <dd>
                  <Price amount={cart.subtotal} currency={cart.currency} />
                </dd>
              </div>
            </dl>
          </>
        )}
        <div className="checkout-mini-ways">
          <Link to={href('/checkout/checkout')} className="button button-primary" onClick={close}>
            {t('checkout.cart.checkout')}
          </Link>
          <Link to={href('/checkout/cart')} className="button" onClick={close}>
            {t('checkout.mini.view')}
          </Link>
        </div>
      </div>
    </dialog>
  )
}
