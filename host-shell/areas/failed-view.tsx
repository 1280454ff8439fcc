import type { ReactNode } from 'react'
import { Icon, type IconName } from '../shell/icon.tsx'

interface Props {
  icon: IconName
  title: string
  text: string
  /** Ways onward. */
  children: ReactNode
}

/** The frame of every view that stands where a page should: what happened, what is safe, what to do next (ERR-2). */
export function FailedView({ icon, title, text, children }: Props) {
  return (
    <section className="page shell-failed">
      <div className="empty">
        <span className="shell-failed-icon">
          <Icon name={icon} />
        </span>
        <h1>{title}</h1>
        <p className="muted">{text}</p>
        <div className="row shell-failed-ways">{children}</div>
      </div>
    </section>
  )
}
