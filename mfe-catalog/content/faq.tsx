import { useId } from 'react'
import type { Section } from 'shared-contracts/api/entities/page-content.ts'

/** Questions to open one at a time: the browser closes the one before. */
export function Faq({ section: { heading, items } }: { section: Extract<Section, { kind: 'faq' }> }) {
  const name = useId()
  return (
    <section className="catalog-section catalog-prose stack">
      {heading && <h2 className="display">{heading}</h2>}
      <div className="catalog-faq">
        {items.map(({ question, answer }) => (
          <details key={question} name={name}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
