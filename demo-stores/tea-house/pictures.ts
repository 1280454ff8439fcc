import type { ProductDescription } from 'store-api/store-description/description.ts'
import { both } from '../product.ts'
import { categories } from './categories.ts'

const TIN = { name: 'sealed-tea-tin', alt: both('Tea tin with a close-fitting lid', '密封茶罐') }

/** What sells best is shown in use too, among its neighbours; tea in a tin shows the tin. */
export function withPictures(product: ProductDescription): ProductDescription {
  const { images, tags, options, categorySlugs } = product
  const shelf = categories.find(({ slug }) => slug === categorySlugs[0])
  const inUse = tags.includes('bestseller') && shelf ? [{ name: shelf.image, alt: shelf.name }] : []
  const hasTin = options.some(
    ({ id, values }) => id === 'packing' && values.some(value => value.id === 'tin'),
  )
  return {
    ...product,
    images: [...images, ...inUse, ...(hasTin ? [TIN] : [])],
    options: options.map(option => ({
      ...option,
      values: option.values.map(value =>
        option.id === 'packing' && value.id === 'tin' ? { ...value, picture: TIN.name } : value,
      ),
    })),
  }
}
