import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'

interface PartProps {
  title: string
  /** What of it counts now, beside the title; none while nothing is chosen. */
  now?: ReactNode
  /** Opens it, e.g. because something in it is wrong; closing it is the shopper's. */
  open?: boolean
  /** Drawn once it is opened; may have code of its own. */
  children: ReactNode
}

/** For the `ref` of what goes from a part, or with it. */
export const toSummary = handFocusOn('summary')

/** One thing that can be added to an order, closed until it is wanted. */
export function Part({ title, now, open = false, children }: PartProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [openAtFirst] = useState(open)
  const [wanted, setWanted] = useState(open)
  useEffect(() => {
    if (open) details.current?.setAttribute('open', '')
    // It opens without script too, and may have been opened before this listens.
    if (details.current?.open) setWanted(true)
  }, [open])
  return (
    <details
      className="checkout-part"
      ref={details}
      open={openAtFirst}
      onToggle={event => event.currentTarget.open && setWanted(true)}
    >
      <summary>
        <span>{title}</span>
        {now && <span className="muted checkout-part-now">{now}</span>}
      </summary>
      <div className="stack checkout-part-body">
        <Suspense fallback={<OnItsWay />}>{wanted && children}</Suspense>
      </div>
    </details>
  )
}

const OnItsWay = () => (
  <div className="checkout-early soon" aria-busy="true">
    <div className="skeleton" />
  </div>
)
