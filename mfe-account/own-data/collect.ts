import type { ApiClient } from 'shared-contracts/api/client.ts'
import { TYPES } from '../addresses/load-addresses.ts'

/** Orders, or changes of the store credit, asked for in one request. */
const PAGE_SIZE = 100
const page = (start: number) =>
  ({ infiniteLoad: 'true', numberToLoad: String(PAGE_SIZE), startingPosition: String(start) }) as const

/**
 * Everything the store keeps about an account, by the calls that any store answers (ACC-12). @param id of the account
 * @throws ApiError, NetworkError: half of it is not all of it
 */
export async function collectData(api: ApiClient, id: string, user: object | null) {
  const [lists, pictures, contact, credit, entries, membership, referral, influencer] = await Promise.all([
    Promise.all(
      TYPES.map(type =>
        api('GET admin/userManagement/getAddresses/{id}/type/{type}', { params: { id, type } }),
      ),
    ),
    api('GET admin/userManagement/image/user/{id}', { params: { id }, query: { verifiedContact: 'true' } }),
    api('GET admin/userManagement/verifiedContact/idNumber'),
    api('GET admin/storeCreditManagement/storeCredit'),
    allEntries(api),
    api('GET admin/userManagement/membershipDetail'),
    api('GET admin/trackingManagement/referrer/userTracking/GeneralInfo/'),
    api('GET admin/userManagement/influencerProfile'),
  ])
  return {
    profile: user,
    addresses: lists,
    pictures,
    verifiedContact: contact.contact,
    storeCredit: { ...credit, entries },
    membership,
    referral,
    influencer,
    orders: await allOrders(api, id),
  }
}

/** Every change of the store credit, newest first. */
async function allEntries(api: ApiClient) {
  const found: object[] = []
  for (;;) {
    const query = page(found.length)
    const { entries, count } = await api('GET admin/storeCreditManagement/storeCreditHistory', { query })
    found.push(...entries)
    if (entries.length === 0 || found.length >= count) return found
  }
}

/** Every order whole, newest first, one after the other: there may be many. */
async function allOrders(api: ApiClient, id: string) {
  const found: object[] = []
  for (let start = 0; ; start += PAGE_SIZE) {
    const { orders } = await api('GET admin/orderManagement/customer/{id}/orders', {
      params: { id },
      query: page(start),
    })
    for (const { orderID } of orders)
      found.push(await api('GET admin/orderManagement/order/{id}', { params: { id: orderID } }))
    if (orders.length < PAGE_SIZE) return found
  }
}
