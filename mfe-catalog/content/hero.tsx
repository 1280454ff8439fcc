import type { Image } from 'shared-contracts/api/entities/image.ts'
import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { SectionLink } from './section-link.tsx'

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
  const picture = image && <HeroPicture wide={image} portrait={portrait} eager={eager} />
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
        <Heading className="display">{heading}</Heading>
        {text && <p>{text}</p>}
        <SectionLink link={link} label={linkLabel} className={opening ? 'button button-primary' : 'button'} />
      </div>
    </section>
  )
}

const PORTRAIT = '(max-width: 767px)'

function HeroPicture({ wide, portrait, eager }: { wide: Image; portrait: Image | null; eager: boolean }) {
  const sizes = '(min-width: 1600px) 1600px, 100vw'
  return (
    <picture className="catalog-hero-picture">
      {portrait?.sources.map(s => (
        <source
          key={s.type}
          media={PORTRAIT}
          type={s.type}
          srcSet={s.srcset}
          sizes="100vw"
          width={portrait.width}
          height={portrait.height}
        />
      ))}
      {portrait && (
        <source media={PORTRAIT} srcSet={portrait.src} width={portrait.width} height={portrait.height} />
      )}
      {wide.sources.map(s => (
        <source key={s.type} type={s.type} srcSet={s.srcset} sizes={sizes} />
      ))}
      <img
        src={wide.src}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={wide.placeholder ? { background: wide.placeholder } : undefined}
      />
    </picture>
  )
}
