import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { SectionLink } from './section-link.tsx'

const SIZES = '(min-width: 1600px) 1600px, 100vw'

type HeroSection = Extract<Section, { kind: 'hero' }>

interface Props {
  hero: HeroSection
  /** Carries the page's h1. */
  opening: boolean
  /** The page's largest picture: loaded first. */
  eager: boolean
}

/** A hero that neither says nor leads anywhere is a picture, its heading the caption. */
export const isPicture = ({ text, link }: HeroSection): boolean => !text && !link

/** Picture with a text card on it; a plain picture where there is nothing to say. */
export function Hero({ hero, opening, eager }: Props) {
  const Heading = opening ? 'h1' : 'h2'
  const { heading, text, image, portrait, link, linkLabel } = hero
  const picture = image && (
    <Picture image={image} portrait={portrait} sizes={SIZES} eager={eager} className="catalog-hero-picture" />
  )
  if (isPicture(hero))
    return (
      <figure className="catalog-section catalog-figure">
        {picture}
        {heading && <figcaption className="muted">{heading}</figcaption>}
      </figure>
    )
  return (
    <section className="catalog-hero" data-plain={image ? undefined : true}>
      {picture}
      <div className="catalog-hero-card">
        {heading && <Heading className="display">{heading}</Heading>}
        {text && <p>{text}</p>}
        <SectionLink link={link} label={linkLabel} className={opening ? 'button button-primary' : 'button'} />
      </div>
    </section>
  )
}
