import { fact, type ProductDraft, product } from '../product.ts'
import { AUTHORS } from './authors.ts'

/** A book: no options, taxed as printed matter, by somebody. */
export function book(draft: Omit<ProductDraft, 'taxable' | 'taxClass'>) {
  const [author, pages] = AUTHORS[draft.id] ?? []
  return product({
    ...draft,
    images: [
      { name: draft.id, alt: draft.alt },
      { name: `${draft.id}-near`, alt: { en: `${draft.alt.en}, up close` } },
    ],
    taxable: true,
    taxClass: 'printed-book',
    facts:
      author === undefined
        ? []
        : [
            { ...fact('author', { en: 'Author' }, { en: author }), onCard: true },
            fact('pages', { en: 'Pages' }, { en: String(pages) }),
          ],
  })
}
