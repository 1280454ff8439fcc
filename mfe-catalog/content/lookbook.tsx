import type { Section } from 'shared-contracts/api/entities/page-content.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { FromPrice } from '../product-cards/from-price.tsx'

const SIZES = '(min-width: 1024px) 620px, 92vw'

/** Things in use: large pictures, each beside what is seen on it. */
export function Lookbook({
  section: { heading, looks },
}: {
  section: Extract<Section, { kind: 'lookbook' }>
}) {
  return (
    <section className="catalog-section stack">
      {heading && <h2 className="display">{heading}</h2>}
      {looks.map(({ image, text, products }) => (
        <div key={text} className="catalog-look">
          {image && <Picture image={image} sizes={SIZES} className="catalog-look-picture" />}
          <div className="stack">
            <p>{text}</p>
            <ul className="list-plain">
              {products.map(({ id, name, image: own, price, currency, priceVaries }) => (
                <li key={id}>
                  {own && <Picture image={{ ...own, alt: '' }} sizes="64px" className="catalog-look-item" />}
                  <Link to={href('/store/product/:id', { id })}>{name}</Link>
                  <FromPrice amount={price} currency={currency} varies={priceVaries} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </section>
  )
}
