import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { CategoryTiles } from '../categories/category-tiles.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { Hero, isPicture } from './hero.tsx'
import { SectionLink } from './section-link.tsx'

/** A content page: sections in the store's order under exactly one h1 — the opening hero's, or the title. */
export function Sections({ title, sections }: { title: string; sections: readonly Section[] }) {
  const [first] = sections
  const opensWithHero = first?.kind === 'hero' && !isPicture(first)
  return (
    <div className="catalog-sections">
      {!opensWithHero && (
        <div className="page catalog-title">
          <h1 className="display">{title}</h1>
        </div>
      )}
      {sections.map((section, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity and never move
        <OneSection key={i} section={section} opening={i === 0 && opensWithHero} first={i === 0} />
      ))}
    </div>
  )
}

function OneSection({ section, opening, first }: { section: Section; opening: boolean; first: boolean }) {
  if (section.kind === 'hero') return <Hero hero={section} opening={opening} eager={first} />
  if (section.kind === 'text')
    return (
      <section className="catalog-section catalog-prose stack">
        {section.heading && <h2 className="display">{section.heading}</h2>}
        {section.paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </section>
    )
  if (section.kind === 'products') {
    if (section.products.length === 0) return null
    return (
      <section className="catalog-section stack">
        <div className="catalog-row-head">
          <h2>{section.heading}</h2>
          <SectionLink link={section.link} label={section.linkLabel} />
        </div>
        <ProductGrid products={section.products} level={3} />
      </section>
    )
  }
  if (section.kind !== 'categories' || section.categories.length === 0) return null
  return (
    <section className="catalog-section stack">
      <h2>{section.heading}</h2>
      <CategoryTiles categories={section.categories} />
    </section>
  )
}
