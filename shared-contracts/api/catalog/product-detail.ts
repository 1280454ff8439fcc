import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { ProductDetail } from '../entities/product.ts'

export const productDetail = {
  call: 'GET productDetailManagement/productDetail/{id}',
  summary: 'Everything a product page shows except stock.',
  params: v.strictObject({ id: Id }),
  response: ProductDetail,
} as const satisfies Endpoint
