import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'shared-contracts/remote/runtime/router.ts'
import { createGate, type Gate } from './hydrate-later/gate.ts'
import { type When, watch } from './hydrate-later/watch.ts'
import { useDrawnHere } from './use-drawn-here.ts'

export interface HydrateLaterProps {
  /** `visible`: near the window. `idle`: when the browser has nothing to do. `intent`: pointer or focus comes near. */
  when?: When
  /** Of the element around it. */
  className?: string
  children: ReactNode
}

/**
 * A part of the page that the first interaction does not need. The server draws it; the browser leaves its HTML alone until it is
 * time, or until the shopper does anything at all. Drawn in the browser it is there at once. Its children must not depend on what
 * changes by itself before then.
 */
export function HydrateLater({ when = 'visible', className, children }: HydrateLaterProps) {
  const part = useRef<HTMLDivElement>(null)
  const drawnHere = useDrawnHere()
  const [gate] = useState(() => (drawnHere || typeof window === 'undefined' ? null : createGate()))
  // A navigation draws the page anew: what is still waiting would hold it up.
  if (useNavigation().state !== 'idle') gate?.open()
  useChanged(children, gate)
  useEffect(() => {
    if (!gate || gate.isOpen() || !part.current) return
    return watch(when, part.current, gate.open)
  }, [gate, when])
  // The same element each time: a boundary whose props change before it is alive loses its HTML.
  return useMemo(
    () => (
      <div ref={part} className={className}>
        <Suspense fallback={null}>
          <Later gate={gate}>{children}</Later>
        </Suspense>
      </div>
    ),
    [gate, className, children],
  )
}

function Later({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.promise)
  return children
}

/** New children cannot wait. */
function useChanged(children: ReactNode, gate: Gate | null): void {
  const [first] = useState(() => children)
  if (first !== children) gate?.open()
}
