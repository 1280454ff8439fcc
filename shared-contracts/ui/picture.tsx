import type { SyntheticEvent } from 'react'
import type { Image } from '../api/entities/image.ts'

export interface PictureProps {
  image: Image
  /** In its place on phones, as wide as the window. */
  portrait?: Image | null
  /** Value of `sizes`: how wide the picture is shown. */
  sizes: string
  /** The page's largest picture: loaded at once and first. */
  eager?: boolean
  className?: string
}

/** In place of a broken picture stands what is behind it; who listens is still told what it shows. */
function shownIfCome({ type, currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.style.opacity = type === 'error' ? '0' : ''
}

/** One that the server wrote may have broken before anybody listened. A drawing without a width of its own is not broken. */
function hiddenIfBroken(img: HTMLImageElement | null): void {
  if (img?.complete && !img.naturalWidth)
    img.decode().catch(() => {
      img.style.opacity = '0'
    })
}

const PHONE = '(max-width: 767px)'

/** A picture in its best encoding; its place and stand-in are there before it comes. */
export function Picture({ image, portrait, sizes, eager = false, className }: PictureProps) {
  return (
    <picture className={className}>
      {portrait &&
        [...portrait.sources, { type: undefined, srcset: portrait.src }].map(s => (
          <source
            key={s.type ?? 'any'}
            media={PHONE}
            type={s.type}
            srcSet={s.srcset}
            sizes="100vw"
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      {image.sources.map(s => (
        <source key={s.type} type={s.type} srcSet={s.srcset} sizes={sizes} />
      ))}
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        ref={hiddenIfBroken}
        onError={shownIfCome}
        onLoad={shownIfCome}
        style={image.placeholder ? { background: image.placeholder } : undefined}
      />
    </picture>
  )
}
