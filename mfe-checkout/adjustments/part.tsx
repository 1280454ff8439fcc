import type { ReactNode } from 'react'

interface PartProps {
  title: string
  /** What of it counts now, beside the title; none while nothing is chosen. */
  now?: ReactNode
  /** Open at first, e.g. because something in it is wrong. */
  open?: boolean
  children: ReactNode
}

/** One thing that can be added to an order, closed until it is wanted. */
export function Part({ title, now, open, children }: PartProps) {
  return (
    <details className="checkout-part" open={open}>
      <summary>
        <span>{title}</span>
        {now && <span className="muted checkout-part-now">{now}</span>}
      </summary>
      <div className="stack checkout-part-body">{children}</div>
    </details>
  )
}
