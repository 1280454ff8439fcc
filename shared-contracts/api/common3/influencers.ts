import * as v from 'valibot'
import { paging } from '../catalog/list-filter.ts'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { InfluencerProfile } from '../entities/influencer.ts'
import { ProductSummary } from '../entities/product.ts'

export const influencerList = {
  call: 'GET common3/influencerProfile/list',
  summary: 'Published influencer profiles, most liked first.',
  query: v.strictObject(paging),
  response: v.object({ influencers: v.array(InfluencerProfile), count: v.number() }),
} as const satisfies Endpoint

export const influencerDetail = {
  call: 'GET common3/influencerProfile/detail/{id}',
  summary: 'One published influencer profile with the products it presents.',
  params: v.strictObject({ id: Id }),
  response: v.object({ ...InfluencerProfile.entries, products: v.array(ProductSummary), liked: v.boolean() }),
} as const satisfies Endpoint
