import { feature } from '../calls/feature.ts'
import { brands, tag } from './brands.ts'
import { categories, category } from './categories.ts'
import { exchangeRates } from './exchange-rates.ts'
import { inventory } from './inventory.ts'
import { product } from './product.ts'
import { productDetail } from './product-detail.ts'
import { addonProducts, listCount, products } from './products.ts'
import { relatedProducts } from './related-products.ts'
import { search, searchCount } from './search.ts'

export const catalogFeature = feature({
  'GET common3/exchangeRates/[{currency}]': exchangeRates,
  'GET productManagement2/products': products,
  'GET productManagement2/products/listCount': listCount,
  'GET productManagement2/products/search/{term}': search,
  'GET productManagement2/products/searchCount/{term}': searchCount,
  'GET productDetailManagement/productDetail/{id}': productDetail,
  'GET inventoryManagement/inventoryByProductAndOptions/{id}': inventory,
  'GET productManagement2/products/relatedProducts/{id}': relatedProducts,
  'GET productManagement/categories/{x}': categories,
  'GET productManagement2/category/{name}': category,
  'GET productManagement/product/{id}': product,
  'GET productManagement/brands': brands,
  'GET productManagement2/tag/{name}': tag,
  'GET productManagement2/products/addon': addonProducts,
})
