import type { ReactNode } from 'react'
import { useReady } from '../use-ready.ts'

interface SubmitButtonProps {
  busy: boolean
  children: ReactNode
  /** Text while busy; else the same. */
  busyText?: ReactNode
  className?: string
}

/** Sends its form. It cannot before the page reacts; while busy it keeps the focus and says so. */
export function SubmitButton({ busy, children, busyText, className = 'button-wide' }: SubmitButtonProps) {
  const ready = useReady()
  return (
    <button
      type="submit"
      className={`button button-primary ${className}`}
      disabled={!ready}
      aria-disabled={busy}
      aria-busy={busy}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? (busyText ?? children) : children}
    </button>
  )
}
