import type { ProductDescription } from 'store-api/store-description/description.ts'
import { both } from '../product.ts'
import { categories } from './categories.ts'
import { NEAR } from './near.ts'

const TIN = { name: 'sealed-tea-tin', alt: both('Tea tin with a close-fitting lid', '密封茶罐') }

/** Had in several colours, each drawn as `<product>-<value>` (`art/pictures/colours.ts`): product → its option. */
const COLOURS: Readonly<Record<string, string>> = {
  'yixing-shuiping': 'clay',
  'celadon-cup-pair': 'glaze',
  'stoneware-caddy': 'glaze',
  'travel-flask': 'colour',
  'linen-tea-towel': 'colour',
  'lacquer-chopsticks': 'colour',
  'silk-ribbon': 'colour',
}

/** What sells best is shown in use too, among its neighbours; tea in a tin shows the tin; each colour is shown, and fine things from near by. */
export function withPictures(product: ProductDescription): ProductDescription {
  const { id, images, tags, options, categorySlugs } = product
  const shelf = categories.find(({ slug }) => slug === categorySlugs[0])
  const inUse = tags.includes('bestseller') && shelf ? [{ name: shelf.image, alt: shelf.name }] : []
  const first = images[0]
  const near =
    NEAR.includes(id) && first
      ? [{ name: `${id}-near`, alt: both(`${first.alt.en}, up close`, `${first.alt.zh}（近看）`) }]
      : []
  const pictureOf = (option: string, value: string) =>
    option === COLOURS[id] ? `${id}-${value}` : option === 'packing' && value === 'tin' ? TIN.name : undefined
  const chosen = options.flatMap(option =>
    option.values.flatMap(({ id: value, label }) => {
      const name = pictureOf(option.id, value)
      if (name === TIN.name) return [TIN]
      return name
        ? [{ name, alt: both(`${product.name.en}, ${label.en}`, `${product.name.zh}，${label.zh}`) }]
        : []
    }),
  )
  return {
    ...product,
    images: [...images, ...near, ...inUse, ...chosen],
    options: options.map(option => ({
      ...option,
      values: option.values.map(value => {
        const picture = pictureOf(option.id, value.id)
        return picture ? { ...value, picture } : value
      }),
    })),
  }
}
