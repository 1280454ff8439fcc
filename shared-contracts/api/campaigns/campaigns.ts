import * as v from 'valibot'
import { paging } from '../catalog/list-filter.ts'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import {
  CampaignOrder,
  CampaignProductItem,
  FissionCampaign,
  FissionCampaignDetail,
} from '../entities/campaign.ts'

export const fissionList = {
  call: 'GET common3/campaign/fissionList',
  summary: 'Group buys: those that run, then those to come, then the latest that ended.',
  response: v.object({ campaigns: v.array(FissionCampaign) }),
} as const satisfies Endpoint

export const fissionCampaign = {
  call: 'GET common3/campaign/fission/{id}',
  summary: 'One group buy, with what its page needs: prices by count, counts, countdown, invite link.',
  params: v.strictObject({ id: Id }),
  response: FissionCampaignDetail,
} as const satisfies Endpoint

export const campaignProductItems = {
  call: 'GET productManagement2/campaignProductItem/list/all',
  summary: 'What a group buy sells, with the price that counts now.',
  query: v.strictObject({ fissionCampaignId: Id }),
  response: v.object({ items: v.array(CampaignProductItem) }),
} as const satisfies Endpoint

export const campaignProductItem = {
  call: 'GET productManagement2/campaignProductItem/{id}',
  summary: 'One item of a group buy.',
  params: v.strictObject({ id: Id }),
  response: CampaignProductItem,
} as const satisfies Endpoint

export const campaignOrders = {
  call: 'GET common3/orders/list',
  summary: 'Paid orders of a group buy, newest first: masked names, times and counts; own orders are marked.',
  query: v.strictObject({ fissionCampaignId: Id, ...paging }),
  response: v.object({ orders: v.array(CampaignOrder), count: v.number() }),
} as const satisfies Endpoint
