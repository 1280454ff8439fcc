import { feature } from '../calls/feature.ts'
import { byCatalog } from '../calls/kept-answers.ts'
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
  'GET productManagement2/products': byCatalog(products, ({ query }) => query.whole === true),
  'GET productManagement2/products/listCount': byCatalog(listCount),
  'GET productManagement2/products/search/{term}': byCatalog(search),
  'GET productManagement2/products/searchCount/{term}': byCatalog(searchCount),
  'GET productDetailManagement/productDetail/{id}': byCatalog(productDetail),
  'GET inventoryManagement/inventoryByProductAndOptions/{id}': inventory,
  'GET productManagement2/products/relatedProducts/{id}': byCatalog(relatedProducts),
  'GET productManagement/categories/{x}': byCatalog(categories),
  'GET productManagement2/category/{name}': byCatalog(category),
  'GET productManagement/product/{id}': byCatalog(product),
  'GET productManagement/brands': byCatalog(brands),
  'GET productManagement2/tag/{name}': byCatalog(tag),
  'GET productManagement2/products/addon': byCatalog(addonProducts),
})
