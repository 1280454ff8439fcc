import type { ReactNode } from 'react'

export interface NoticeProps {
  kind?: 'info' | 'success' | 'warning' | 'error'
  title?: ReactNode
  /** A button or link that helps. */
  action?: ReactNode
  /** It came while the page was open: `status` waits its turn, `alert` interrupts. */
  role?: 'status' | 'alert'
  children?: ReactNode
}

/** Something the shopper should know, where it matters. */
export function Notice({ kind = 'info', title, action, role, children }: NoticeProps) {
  return (
    <div className={kind === 'info' ? 'notice' : `notice notice-${kind}`} role={role}>
      {title && <strong>{title}</strong>}
      {typeof children === 'string' ? <p>{children}</p> : children}
      {action && <div className="row">{action}</div>}
    </div>
  )
}

/** A live region: always there, so that what comes into it is announced; empty it takes no room. */
export function Live({ urgent = false, children }: { urgent?: boolean; children?: ReactNode }) {
  return (
    <div role={urgent ? 'alert' : 'status'} className="live">
      {children}
    </div>
  )
}
