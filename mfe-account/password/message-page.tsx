import { type ReactNode, useEffect, useRef } from 'react'

/** In place of a form that is done with: its heading takes the focus, so that the news is read out. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page-narrow account-entry">
      <h1 ref={heading} tabIndex={-1} className="display">
        {title}
      </h1>
      <div className="card stack">{children}</div>
    </div>
  )
}
