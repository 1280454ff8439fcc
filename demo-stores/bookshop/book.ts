import { type ProductDraft, product } from '../product.ts'

/** A book: no options, taxed as printed matter. */
export const book = (draft: Omit<ProductDraft, 'taxable' | 'taxClass'>) =>
  product({ ...draft, taxable: true, taxClass: 'printed-book' })
