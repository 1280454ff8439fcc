import type { Section } from 'shared-contracts/api/entities/page-content.ts'

/** schema.org FAQPage of a page's questions; null where it has none. */
export function faqPage(sections: readonly Section[]): object | null {
  const items = sections.flatMap(section => (section.kind === 'faq' ? section.items : []))
  if (items.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
