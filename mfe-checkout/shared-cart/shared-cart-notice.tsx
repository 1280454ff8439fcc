import { useStore } from '@nanostores/react'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation, useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useStillHere } from 'shared-contracts/ui/use-still-here.ts'
import type { CartMessages } from '../messages/messages.ts'
import type { SharedLine } from './cart-address.ts'
import { forgetSharedCart, sharedCartOf } from './shared-cart-of.ts'

const handOn = handFocusOn('button', true)

/** Offers what somebody else handed on: nothing is added before the shopper says so. */
export function SharedCartNotice({ lines }: { lines: readonly SharedLine[] }) {
  const t = useT<CartMessages>()
  const app = useApp()
  const navigate = useNavigate()
  // They are the shopper's own: a step of the checkout found the cart empty.
  const why = /[?&](ended|emptied)=/.exec(useLocation().search)?.[1] as 'ended' | 'emptied' | undefined
  const stay = useStillHere()
  const shared = sharedCartOf(app, lines)
  const { busy, done, said } = useStore(shared.$view)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  async function leave() {
    await navigate(href('/checkout/cart'), { replace: true })
    forgetSharedCart(app.state)
  }
  return (
    <Notice
      title={t(`checkout.share.${why ?? 'offered'}`, { count })}
      role="status"
      action={
        done ? (
          <button ref={handOn} type="button" className="button" onClick={() => void leave()}>
            {t('checkout.share.seen')}
          </button>
        ) : (
          <>
            <button
              ref={handOn}
              type="button"
              className="button button-primary"
              aria-busy={busy}
              onClick={async () => {
                const isHere = stay()
                if ((await shared.take()) && isHere()) await leave()
              }}
            >
              {t('checkout.share.take')}
            </button>
            <button ref={handOn} type="button" className="button" onClick={() => void leave()}>
              {t('checkout.share.leave')}
            </button>
          </>
        )
      }
    >
      {done && said.length > 0 && <p>{t('checkout.share.left')}</p>}
      {said.map(text => (
        <p key={text}>{text || t('checkout.adjust.unclear')}</p>
      ))}
    </Notice>
  )
}
