import type { ComponentType } from 'react'
import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { useDrawnHere } from 'shared-contracts/ui/use-drawn-here.ts'
import { CategoryTiles } from '../categories/category-tiles.tsx'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { Hero, isPicture } from './hero.tsx'
import type { MoreKinds } from './more-sections.tsx'
import { SectionLink } from './section-link.tsx'

interface Props {
  sections: readonly Section[]
  /** Draws the kinds that few pages have: given by the page, so that the others need not load their code. */
  More: ComponentType<{ section: MoreKinds }>
}

/** A content page: sections in the store's order under exactly one h1 — the opening hero's, or the title. */
export function Sections({ title, ...props }: Props & { title: string }) {
  const { sections } = props
  const [first] = sections
  const opensWithHero = first?.kind === 'hero' && !isPicture(first) && first.heading.trim() !== ''
  return (
    <div className="catalog-sections">
      {!opensWithHero && (
        <div className="page catalog-title">
          <h1 className="display">{title}</h1>
        </div>
      )}
      <SectionList {...props} opensWithHero={opensWithHero} />
    </div>
  )
}

/** From here on a section is below the window of a phone and of a desktop. */
const BELOW_WINDOW = 2

/** Sections below a heading that stands already. */
export function SectionList({ sections, More, opensWithHero }: Props & { opensWithHero?: boolean }) {
  // Drawn in the browser, a place in the page is found by real heights.
  const drawnHere = useDrawnHere()
  return sections.map((section, i) => (
    <OneSection
      // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity and never move
      key={i}
      section={section}
      opening={i === 0 && opensWithHero === true}
      first={i === 0}
      below={!drawnHere && i >= BELOW_WINDOW}
      More={More}
    />
  ))
}

interface OneProps {
  section: Section
  opening: boolean
  first: boolean
  below: boolean
  More: Props['More']
}

function OneSection({ section, opening, first, below, More }: OneProps) {
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
      <section className="catalog-section stack" data-late-layout={below || undefined}>
        <div className="catalog-row-head">
          <h2>{section.heading}</h2>
          <SectionLink link={section.link} label={section.linkLabel} />
        </div>
        <ProductGrid products={section.products} level={3} />
      </section>
    )
  }
  if (section.kind !== 'categories') return <More section={section} />
  if (section.categories.length === 0) return null
  return (
    <section className="catalog-section stack">
      <h2>{section.heading}</h2>
      <CategoryTiles categories={section.categories} />
    </section>
  )
}
