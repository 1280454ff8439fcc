import * as v from 'valibot'
import { paging } from '../catalog/list-filter.ts'
import type { Endpoint } from '../endpoint.ts'
import { Currency, Id, Instant, Minor, TimeZone } from '../entities/basics.ts'

const BASE = 'GET admin/trackingManagement/referrer'
/** Parts per million of the subtotal of an introduced order. */
const rewardRate = v.number()
const sums = { orders: v.number(), total: Minor, reward: Minor, currency: Currency }
/** `YYYY-MM` in the store's time zone. */
const month = v.string()

export const referralGeneralInfo = {
  call: `${BASE}/userTracking/GeneralInfo/`,
  summary: 'The own referral id and link, what it brought and what it earns.',
  response: v.object({
    myID: v.string(),
    link: v.string(),
    users: v.number(),
    ...sums,
    pending: Minor,
    rewardRate,
    /** IANA zone of the store, for the days of what the link brought; absent where a backend does not say. */
    timeZone: v.optional(TimeZone),
  }),
} as const satisfies Endpoint

export const usersIntroduced = {
  call: `${BASE}/userTracking/usersIntroduced`,
  summary: 'People who registered through the own link, newest first; names are masked.',
  query: v.strictObject(paging),
  response: v.object({
    users: v.array(v.object({ name: v.string(), joinedAt: Instant, orders: v.number() })),
  }),
} as const satisfies Endpoint

export const orderIntroduced = {
  call: `${BASE}/userTracking/orderIntroduced`,
  summary: 'Paid orders of introduced people, newest first; names are masked.',
  query: v.strictObject(paging),
  response: v.object({
    orders: v.array(
      v.object({ name: v.string(), at: Instant, total: Minor, reward: Minor, currency: Currency }),
    ),
  }),
} as const satisfies Endpoint

export const referralUserSummary = {
  call: `${BASE}/summary/user`,
  summary: 'How many people were introduced, in all and by month.',
  response: v.object({ users: v.number(), months: v.array(v.object({ month, users: v.number() })) }),
} as const satisfies Endpoint

export const referralOrderSummary = {
  call: `${BASE}/summary/order`,
  summary: 'Number, sum and reward of introduced orders, in all and by month.',
  response: v.object({
    ...sums,
    months: v.array(v.object({ month, orders: v.number(), total: Minor, reward: Minor })),
  }),
} as const satisfies Endpoint

const Groups = v.object({
  groups: v.array(
    v.object({ id: Id, name: v.string(), description: v.string(), rewardRate, joined: v.boolean() }),
  ),
})

export const referralGroups = {
  call: 'GET admin/userManagement/affiliatedReferralGoups',
  summary: 'Referral groups, and which of them the account is in.',
  response: Groups,
} as const satisfies Endpoint

export const joinReferralGroup = {
  call: 'GET admin/userManagement/joinAffiliatedReferralGoup/{id}',
  summary: 'Joins a referral group; accepted only from the same origin, since it carries no token.',
  params: v.strictObject({ id: Id }),
  response: Groups,
  idempotent: true,
} as const satisfies Endpoint
