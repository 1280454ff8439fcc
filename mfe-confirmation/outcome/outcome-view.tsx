import { useEffect, useRef, useState } from 'react'
import type { Phase } from '../payment-return/return-state.ts'
import { type ReturnStart, useReturnCheck } from '../payment-return/use-return-check.ts'
import { DebugLine } from './debug-line.tsx'
import { FailureView } from './failure-view.tsx'
import { SuccessView } from './success-view.tsx'
import type { ReturnView } from './view.ts'
import { WaitingView } from './waiting-view.tsx'

const VIEWS = {
  pending: WaitingView,
  slow: WaitingView,
  scanned: WaitingView,
  paid: SuccessView,
  accepted: SuccessView,
  failed: FailureView,
  cancelled: FailureView,
  refunded: FailureView,
  lapsed: FailureView,
  refused: FailureView,
  troubled: FailureView,
  incomplete: FailureView,
  unreadable: FailureView,
} as const satisfies Record<Phase, ReturnView>

/** What became of the payment, as last heard. @param early nothing is known yet but that the store took the order */
export function OutcomeView({ early, ...start }: ReturnStart & { early: boolean }) {
  const { state, checkNow } = useReturnCheck(start)
  const [ordered] = useState(early)
  const heard: ReturnView = VIEWS[state.phase]
  // The store's word that it took the order is not taken back by a line that breaks after it.
  const unheard = ordered && heard === WaitingView && state.order === null
  const View = unheard ? SuccessView : heard
  const taken = early ? 'early' : unheard ? 'unheard' : undefined
  const source = start.address?.source ?? null
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
      <View state={state} source={source} taken={taken} loadedAt={start.loadedAt} onAgain={checkNow} />
      <DebugLine state={state} source={source} />
    </div>
  )
}
