import { useRef } from 'react'
import type { Image } from 'shared-contracts/api/entities/image.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { PRODUCT_TEXTS } from '../messages/product.ts'

const SIZES = '(min-width: 1280px) 600px, (min-width: 768px) 48vw, 100vw'

/** Pictures side by side, swiped on the phone; small ones below lead to each. Needs no script to be seen. */
export function Gallery({ images, name }: { images: readonly Image[]; name: string }) {
  const t = PRODUCT_TEXTS.useTexts()
  const strip = useRef<HTMLUListElement>(null)
  const show = (index: number) => {
    const box = strip.current
    const picture = box?.children[index] as HTMLElement | undefined
    if (box && picture) box.scrollTo({ left: picture.offsetLeft - box.offsetLeft })
  }
  return (
    <section className="catalog-gallery" aria-label={t('catalog.photos', { name })}>
      <ul ref={strip} className="catalog-strip list-plain" tabIndex={images.length > 1 ? 0 : undefined}>
        {images.map((image, i) => (
          <li key={image.src}>
            <Picture image={image} sizes={SIZES} eager={i === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="catalog-thumbs list-plain">
          {images.map((image, i) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={t('catalog.photo', { number: i + 1, total: images.length })}
                onClick={() => show(i)}
              >
                <Picture image={{ ...image, alt: '' }} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
