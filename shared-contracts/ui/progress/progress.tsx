import { Link } from '../link.tsx'

export interface Step {
  name: string
  /** Where it leads back to, once it is taken. */
  to: string
}

/** Where the shopper is on a way of several steps; those taken lead back. @param now index of the step being taken */
export function Progress({ label, steps, now }: { label: string; steps: readonly Step[]; now: number }) {
  return (
    <nav aria-label={label}>
      <ol className="progress list-plain">
        {steps.map(({ name, to }, index) => (
          <li key={to} className="progress-step" aria-current={index === now ? 'step' : undefined}>
            {index < now ? <Link to={to}>{name}</Link> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Something takes its time. @param label said to assistive technology; without it, text beside it says so */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      {label && <span className="visually-hidden">{label}</span>}
    </>
  )
}
