import { Suspense, useEffect, useRef, useState } from 'react'
import type { Image } from 'shared-contracts/api/entities/image.ts'
import { lazyPart } from 'shared-contracts/ui/lazy-part.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { PRODUCT_TEXTS } from '../messages/product.ts'
import { Sign } from './sign.tsx'

const Zoom = lazyPart(() => import(/* webpackChunkName: "zoom" */ './zoom.tsx'))

const SIZES = '(min-width: 1280px) 600px, (min-width: 768px) 48vw, 100vw'

interface Props {
  images: readonly Image[]
  name: string
  /** Position of the picture of what is chosen; null where no choice has one. */
  chosen: number | null
  /** Whether there may be more of them, that are not known yet. */
  more?: boolean
}

/** Pictures side by side, swiped or stepped through; small ones lead to each, a press shows one large. Needs no script to be seen. */
export function Gallery({ images, name, chosen, more = false }: Props) {
  const t = PRODUCT_TEXTS.useTexts()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const several = images.length > 1
  const show = (index: number) => {
    const box = strip.current
    // Each picture is as wide as the strip.
    box?.scrollTo({ left: index * box.clientWidth })
  }
  // A choice with a picture of its own brings it into view.
  useEffect(() => {
    const box = strip.current
    if (chosen !== null && box) box.scrollTo({ left: chosen * box.clientWidth })
  }, [chosen])
  const step = (by: -1 | 1) => (
    <button
      type="button"
      className={`icon-button catalog-gallery-step ${by > 0 ? 'catalog-gallery-next' : ''}`}
      aria-label={t(by > 0 ? 'catalog.photo-next' : 'catalog.photo-before')}
      disabled={!images[shown + by]}
      onClick={() => show(shown + by)}
    >
      <Sign name={by > 0 ? 'next' : 'before'} />
    </button>
  )
  return (
    <section className="catalog-gallery" aria-label={t('catalog.photos', { name })}>
      <div className="catalog-gallery-stage">
        <ul
          ref={strip}
          className="catalog-strip list-plain"
          tabIndex={several ? 0 : undefined}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / (clientWidth || 1)))
          }
        >
          {images.map((image, i) => (
            <li key={image.src}>
              <button
                type="button"
                className="catalog-picture"
                aria-haspopup="dialog"
                aria-label={t('catalog.photo-zoom', { alt: image.alt })}
                // Back by the keyboard: the browser leaves the strip where it is.
                onFocus={() => show(i)}
                onClick={() => setZoomed(true)}
              >
                <Picture image={image} sizes={SIZES} eager={i === 0} />
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <>
            {step(-1)}
            {step(1)}
            <span className="catalog-gallery-count" aria-hidden="true">
              {shown + 1}/{images.length}
            </span>
          </>
        )}
      </div>
      {several && (
        <ul className="catalog-thumbs list-plain">
          {images.map((image, i) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={t('catalog.photo', { number: i + 1, total: images.length })}
                aria-current={i === shown || undefined}
                onClick={() => show(i)}
              >
                <Picture image={{ ...image, alt: '' }} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {more && <div className="catalog-thumbs-later" />}
      {zoomed && images[shown] && (
        <Suspense>
          <Zoom image={images[shown]} name={name} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </section>
  )
}
