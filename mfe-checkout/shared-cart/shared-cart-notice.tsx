import { useState } from 'react'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { pause, retry } from 'shared-contracts/api/retry.ts'
import { randomID } from 'shared-contracts/remote/random-id.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { useApp, useT } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { Notice } from 'shared-contracts/ui/notice/notice.tsx'
import { useReady } from 'shared-contracts/ui/use-ready.ts'
import type { Messages } from '../messages/messages.ts'
import type { SharedLine } from './cart-address.ts'

/** Offers what somebody else handed on: nothing is added before the shopper says so. */
export function SharedCartNotice({ lines }: { lines: readonly SharedLine[] }) {
  const t = useT<Messages>()
  const { api, state } = useApp()
  const navigate = useNavigate()
  const ready = useReady()
  // One wish, however often it is sent.
  const [intentID] = useState(randomID)
  const [view, setView] = useState<{ busy: boolean; done: boolean; said: readonly string[] }>({
    busy: false,
    done: false,
    said: [],
  })
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const leave = () => void navigate(href('/checkout/cart'), { replace: true })
  async function take() {
    if (view.busy) return
    setView({ busy: true, done: false, said: [] })
    try {
      const body = { intentID, lines: [...lines] }
      const add = () => api('POST shoppingManagement4/iCart', { body })
      const { cart, refused } = await retry(add, pause)
      acceptCart(state, cart)
      setView({ busy: false, done: true, said: refused.map(({ message }) => message) })
      if (refused.length === 0) leave()
    } catch (error) {
      if (!isFailure(error)) throw error
      setView({
        busy: false,
        done: false,
        said: [readFailure(error).message || t('checkout.adjust.unclear')],
      })
    }
  }
  return (
    <Notice
      title={t('checkout.share.offered', { count })}
      role="status"
      action={
        view.done ? (
          <button type="button" className="button" onClick={leave}>
            {t('checkout.share.seen')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="button button-primary"
              disabled={!ready}
              aria-busy={view.busy}
              onClick={() => void take()}
            >
              {t('checkout.share.take')}
            </button>
            <button type="button" className="button" disabled={!ready} onClick={leave}>
              {t('checkout.share.leave')}
            </button>
          </>
        )
      }
    >
      {view.done && <p>{t('checkout.share.left')}</p>}
      {view.said.map(text => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}
