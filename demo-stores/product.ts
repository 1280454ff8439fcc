import type { LocalText } from 'store-api/language/local-text.ts'
import type {
  OptionValue,
  ProductDescription,
  ProductFact,
  ProductOption,
} from 'store-api/store-description/description.ts'

/** A text in English and Chinese. */
export const both = (en: string, zh: string): LocalText => ({ en, zh })

/** `kind` is for machines. */
export const fact = (kind: string, name: LocalText, text: LocalText): ProductFact => ({ kind, name, text })

export const option = (
  id: string,
  name: LocalText,
  ...values: [id: string, label: LocalText, delta?: number][]
): ProductOption => ({
  id,
  name,
  values: values.map(([id, label, priceDelta = 0]): OptionValue => ({ id, label, priceDelta })),
})

/** Option `weight`; pairs of grams and price difference in minor units. */
export const grams = (...sizes: [weight: number, priceDelta: number][]): ProductOption =>
  option(
    'weight',
    both('Weight', '规格'),
    ...sizes.map(([g, delta]): [string, LocalText, number] => [`${g}g`, both(`${g} g`, `${g} 克`), delta]),
  )

/** Option `pack`; pairs of piece count and price difference in minor units. The English unit is a plural in -s. */
export const pieces = (unit: LocalText, ...sizes: [count: number, priceDelta: number][]): ProductOption =>
  option(
    'pack',
    both('Pack', '规格'),
    ...sizes.map(([n, delta]): [string, LocalText, number] => [
      `x${n}`,
      both(`${n} ${n === 1 ? unit.en.replace(/s$/, '') : unit.en}`, `${n} ${unit.zh}`),
      delta,
    ]),
  )

type Defaulted = 'tags' | 'options' | 'related' | 'images' | 'stock'
/** A product as its file writes it: one picture named like the product, and a plain number where it has no options. */
export type ProductDraft = Omit<ProductDescription, Defaulted> &
  Partial<Omit<Pick<ProductDescription, Defaulted>, 'stock'>> & {
    readonly alt: LocalText
    readonly stock: number | ProductDescription['stock']
  }

export const product = ({ alt, stock, ...draft }: ProductDraft): ProductDescription => ({
  tags: [],
  options: [],
  related: [],
  images: [{ name: draft.id, alt }],
  ...draft,
  stock: typeof stock === 'number' ? { '': stock } : stock,
})
