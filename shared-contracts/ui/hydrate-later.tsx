import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useNavigation } from 'shared-contracts/remote/runtime/router.ts'
import { createGate, type Gate } from './hydrate-later/gate.ts'
import { type When, watch } from './hydrate-later/watch.ts'
import { useDrawnHere } from './use-drawn-here.ts'

export interface HydrateLaterProps {
  /** `visible`: near the window. `idle`: when the browser has nothing to do. `intent`: pointer or focus comes near. */
  when?: When
  /** Of the element around it. */
  className?: string
  /** Code of the children, where they have their own (`codeLater`): until it is there the HTML stays as it is, whatever changes. */
  code?: { load(): Promise<unknown> }
  /** Class of what stands in its place where it is drawn in the browser and its code is on its way; nothing without. */
  place?: string
  children: ReactNode
}

/**
 * A part of the page that the first interaction does not need. The server draws it; the browser leaves its HTML alone until it is
 * time, or until the shopper does anything at all. Drawn in the browser it is there at once. Its children must not depend on what
 * changes by itself before then.
 */
export function HydrateLater({ when = 'visible', className, code, place, children }: HydrateLaterProps) {
  const part = useRef<HTMLDivElement>(null)
  const drawnHere = useDrawnHere()
  const [gate] = useState(() => (drawnHere || typeof window === 'undefined' ? null : createGate()))
  const open = useCallback(() => {
    if (gate && code) code.load().then(gate.open, gate.open)
    else gate?.open()
  }, [gate, code])
  // A navigation draws the page anew: what is still waiting would hold it up.
  if (useNavigation().state !== 'idle') gate?.open()
  const shown = useHeld(children, gate, open)
  useEffect(() => {
    if (!gate || gate.isOpen() || !part.current) return
    return watch(when, part.current, open)
  }, [gate, open, when])
  // The same element each time: a boundary whose props change before it is alive loses its HTML.
  return useMemo(
    () => (
      <div ref={part} className={className}>
        <Suspense fallback={place === undefined ? null : <div className={place} />}>
          <Later gate={gate}>{shown}</Later>
        </Suspense>
      </div>
    ),
    [gate, className, place, shown],
  )
}

function Later({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.promise)
  return children
}

/** New children cannot wait; for their code they must. @returns those to be drawn now */
function useHeld(children: ReactNode, gate: Gate | null, open: () => void): ReactNode {
  const [first] = useState(() => children)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const changed = first !== children
  // As it is drawn: what waits behind a closed gate would keep all of the page as it was.
  if (changed) open()
  const held = gate !== null && !gate.isOpen()
  useEffect(() => {
    if (held && changed) void gate.promise.then(drawAgain)
  }, [held, changed, gate])
  return held ? first : children
}
