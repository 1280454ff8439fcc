import type { InfluencerProfile } from 'shared-contracts/api/entities/influencer.ts'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { INFLUENCER_TEXTS } from '../messages/influencers.ts'
import { ProductGrid } from '../product-cards/product-grid.tsx'
import { LikeButton } from './like-button.tsx'

const SIZES = '(min-width: 768px) 420px, 92vw'

/** One person: pictures, what they say of themselves, where else to find them, and their picks. */
export function InfluencerView({
  influencer: { id, name, bio, images, links, likes, liked, products },
}: {
  influencer: InfluencerProfile & { products: readonly ProductSummary[]; liked: boolean }
}) {
  const t = INFLUENCER_TEXTS.useTexts()
  return (
    <>
      <article className="catalog-person-page">
        {images.length > 0 && (
          <ul className="catalog-person-pictures list-plain">
            {images.map(({ id: imageID, image }, i) => (
              <li key={imageID}>
                <Picture image={image} sizes={SIZES} eager={i === 0} />
              </li>
            ))}
          </ul>
        )}
        <div className="stack">
          <h1 className="display">{name}</h1>
          {bio.split(/\n+/).map(line => (
            <p key={line}>{line}</p>
          ))}
          {links.length > 0 && (
            <section>
              <h2>{t('catalog.people-elsewhere')}</h2>
              <ul className="row list-plain">
                {links.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noopener nofollow ugc">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <LikeButton key={id} id={id} likes={likes} liked={liked} />
        </div>
      </article>
      {products.length > 0 && (
        <section className="stack">
          <h2>{t('catalog.people-picks', { name })}</h2>
          <ProductGrid products={products} level={3} />
        </section>
      )}
    </>
  )
}
