import type { ReactNode } from 'react'
import { useReady } from '../use-ready.ts'

interface SubmitButtonProps {
  busy: boolean
  children: ReactNode
  /** Text while busy; else the same. */
  busyText?: ReactNode
  className?: string
}

/**
 * Sends its form; while busy it keeps the focus and says so. Until the page reacts it is a plain button, whose press is kept and
 * done then: the browser would send the form by itself, to an address that takes none.
 */
export function SubmitButton({ busy, children, busyText, className = 'button-wide' }: SubmitButtonProps) {
  const ready = useReady()
  return (
    <button
      type={ready ? 'submit' : 'button'}
      onClick={ready ? undefined : event => event.currentTarget.form?.requestSubmit()}
      className={`button button-primary ${className}`}
      aria-disabled={busy}
      aria-busy={busy}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? (busyText ?? children) : children}
    </button>
  )
}
