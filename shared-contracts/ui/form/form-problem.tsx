import type { ReactNode } from 'react'

/** Why a form did not go through. Always there, so that its text is announced when it comes; empty it takes no room. */
export function FormProblem({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="live">
      {children && <div className="notice notice-error">{children}</div>}
    </div>
  )
}
