import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { askProvider } from '../payment-return/ask-provider.ts'
import { DebugLine } from '../payment-return/debug-line.tsx'
import { FailureView } from '../payment-return/failure-view.tsx'
import { createReturnCheck } from '../payment-return/return-check.ts'
import { begin, type Phase } from '../payment-return/return-machine.ts'
import { SuccessView } from '../payment-return/success-view.tsx'
import type { ReturnView } from '../payment-return/view.ts'
import { WaitingView } from '../payment-return/waiting-view.tsx'
import { watchPage } from '../payment-return/watch-page.ts'
import { type ConfirmationData, rereadCart } from './confirmation.ts'

export { loader, meta } from './confirmation.ts'

const VIEWS = {
  pending: WaitingView,
  slow: WaitingView,
  scanned: WaitingView,
  paid: SuccessView,
  accepted: SuccessView,
  failed: FailureView,
  refused: FailureView,
  troubled: FailureView,
  incomplete: FailureView,
  unreadable: FailureView,
} as const satisfies Record<Phase, ReturnView>

export function Component() {
  const { address, orderID, first } = useLoaderData() as ConfirmationData
  const app = useApp()
  const check = useMemo(
    () =>
      createReturnCheck(begin(orderID, first, Date.now()), async signal =>
        address ? askProvider(app.api, address, signal) : { type: 'unreachable' },
      ),
    [app.api, address, orderID, first],
  )
  const state = useStore(check.$state)

  useEffect(() => {
    const stop = check.start()
    const unwatch = watchPage(check.send)
    return () => {
      unwatch()
      stop()
    }
  }, [check])

  const bought = state.phase === 'paid' || state.phase === 'accepted'
  useEffect(() => {
    if (!bought) return
    const leaving = new AbortController()
    void rereadCart(app, leaving.signal)
    return () => leaving.abort()
  }, [app, bought])

  const View: ReturnView = VIEWS[state.phase]
  const source = address?.source ?? null
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(View)
  useEffect(() => {
    if (shown.current === View) return
    shown.current = View
    // A change of outcome is read out, and the failure's reason is never below the fold (RET-12).
    window.scrollTo({ top: 0 })
    area.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [View])

  return (
    <div className="page-narrow confirmation-page" ref={area}>
      <View state={state} source={source} onAgain={() => check.send({ type: 'again' })} />
      <DebugLine state={state} source={source} />
    </div>
  )
}
