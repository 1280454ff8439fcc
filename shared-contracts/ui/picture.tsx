import type { Image } from '../api/entities/image.ts'

export interface PictureProps {
  image: Image
  /** Value of `sizes`: how wide the picture is shown. */
  sizes: string
  /** The page's largest picture: loaded at once and first. */
  eager?: boolean
  className?: string
}

/** A picture in its best encoding; its place and stand-in are there before it comes. */
export function Picture({ image, sizes, eager = false, className }: PictureProps) {
  return (
    <picture className={className}>
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
        style={image.placeholder ? { background: image.placeholder } : undefined}
      />
    </picture>
  )
}
