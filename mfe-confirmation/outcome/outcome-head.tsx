import type { ReactNode } from 'react'

const MARKS = {
  success: <path d="M14 25l7 7 14-15" />,
  failure: <path d="M24 13v14m0 7v.5" />,
  process: <path d="M24 13v11l8 5" />,
} as const

export type OutcomeKind = keyof typeof MARKS | 'waiting'

interface OutcomeHeadProps {
  kind: OutcomeKind
  title: string
  children?: ReactNode
}

/** What became of it, in one mark, one heading and one line. */
export function OutcomeHead({ kind, title, children }: OutcomeHeadProps) {
  return (
    <header className="confirmation-head">
      <span className={`confirmation-mark confirmation-mark-${kind}`}>
        {kind === 'waiting' ? (
          <span className="spinner confirmation-spinner" />
        ) : (
          <svg
            viewBox="0 0 48 48"
            width="48"
            height="48"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            {MARKS[kind]}
          </svg>
        )}
      </span>
      <h1 className="display" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}
