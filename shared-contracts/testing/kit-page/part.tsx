import type { ReactNode } from 'react'

/** One part of the kit with all its states. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack kit-part" aria-labelledby={`kit-${name}`}>
      <h2 id={`kit-${name}`}>{name}</h2>
      {children}
    </section>
  )
}
