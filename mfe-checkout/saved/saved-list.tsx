import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Live } from 'shared-contracts/ui/notice/notice.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { lineName } from '../cart/line-name.ts'
import type { CartMessages } from '../messages/messages.ts'
import { keyOf } from './saved-items.ts'
import { savedOf } from './saved-of.ts'

const GONE_TEXTS = { taken: 'checkout.saved.taken', removed: 'checkout.cart.removed' } as const
const handOn = handFocusOn('.checkout-line-name')

/** Lines put aside, each with its way back into the cart; nothing but what became of the last where there are none. */
export function SavedList() {
  const t = useT<CartMessages>()
  const saved = savedOf(useApp())
  const { items, busy, problems, gone } = useStore(saved.$view)
  // After hydration: what is kept is the browser's.
  useEffect(() => saved.load(), [saved])
  return (
    <>
      {items.length > 0 && (
        <section className="stack" aria-labelledby="checkout-saved">
          <h2 id="checkout-saved">{t('checkout.saved.title')}</h2>
          <ul className="list-plain checkout-lines">
            {items.map(item => {
              const { productID: id, optionPair, name, optionLabel, image, quantity } = item
              const key = keyOf(item)
              return (
                <li ref={handOn} key={key} className="checkout-saved" aria-busy={busy === key}>
                  <span className="checkout-line-picture">
                    {image && <Picture image={image} sizes="64px" />}
                  </span>
                  <div>
                    <Link
                      to={href('/store/product/:id', { id }, { options: optionPair })}
                      className="checkout-line-name"
                    >
                      {name}
                    </Link>
                    <p className="muted">
                      {optionLabel && `${optionLabel} · `}
                      {t('checkout.mini.quantity', { count: quantity })}
                    </p>
                    <div className="row">
                      <button
                        type="button"
                        className="button"
                        aria-label={t('checkout.saved.takeNamed', { name: lineName(item) })}
                        onClick={() => void saved.take(item)}
                      >
                        {t('checkout.saved.take')}
                      </button>
                      <button
                        type="button"
                        className="button button-quiet"
                        aria-label={t('checkout.cart.removeNamed', { name: lineName(item) })}
                        onClick={() => saved.remove(item)}
                      >
                        {t('checkout.cart.remove')}
                      </button>
                    </div>
                    <Live urgent>
                      {key in problems && (
                        <p className="field-error">{problems[key] || t('checkout.cart.lineNotChanged')}</p>
                      )}
                    </Live>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <Live>{gone && <p className="visually-hidden">{t(GONE_TEXTS[gone.how], { name: gone.name })}</p>}</Live>
    </>
  )
}
