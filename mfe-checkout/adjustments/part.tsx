import { type ReactNode, useEffect, useRef, useState } from 'react'
import { handFocusOn } from 'shared-contracts/ui/hand-focus-on.ts'

interface PartProps {
  title: string
  /** What of it counts now, beside the title; none while nothing is chosen. */
  now?: ReactNode
  /** Opens it, e.g. because something in it is wrong; closing it is the shopper's. */
  open?: boolean
  children: ReactNode
}

/** For the `ref` of what goes from a part, or with it. */
export const toSummary = handFocusOn('summary')

/** One thing that can be added to an order, closed until it is wanted. */
export function Part({ title, now, open = false, children }: PartProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [openAtFirst] = useState(open)
  useEffect(() => {
    if (open) details.current?.setAttribute('open', '')
  }, [open])
  return (
    <details className="checkout-part" ref={details} open={openAtFirst}>
      <summary>
        <span>{title}</span>
        {now && <span className="muted checkout-part-now">{now}</span>}
      </summary>
      <div className="stack checkout-part-body">{children}</div>
    </details>
  )
}
