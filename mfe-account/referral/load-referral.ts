import type { Answer, ApiClient } from 'shared-contracts/api/client.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'

/** Rows of each list that are shown, newest first. */
const MAX_ROWS = 30

/** What the own link brought; who came by it and the groups there are, each without a value where it did not come. @throws ApiError, NetworkError */
export async function loadReferral({ api, signal }: { api: ApiClient; signal: AbortSignal }) {
  const page = {
    query: { infiniteLoad: 'true', numberToLoad: String(MAX_ROWS), startingPosition: '0' } as const,
    signal,
  }
  const [info, introduced, bought, people, sales, joinable] = await Promise.all([
    api('GET admin/trackingManagement/referrer/userTracking/GeneralInfo/', { signal }),
    api('GET admin/trackingManagement/referrer/userTracking/usersIntroduced', page).catch(doWithout),
    api('GET admin/trackingManagement/referrer/userTracking/orderIntroduced', page).catch(doWithout),
    api('GET admin/trackingManagement/referrer/summary/user', { signal }).catch(doWithout),
    api('GET admin/trackingManagement/referrer/summary/order', { signal }).catch(doWithout),
    api('GET admin/userManagement/affiliatedReferralGoups', { signal }).catch(doWithout),
  ])
  return {
    info,
    users: introduced?.users,
    orders: bought?.orders,
    months: people && sales && joinMonths(people.months, sales.months),
    groups: joinable?.groups,
  }
}

type People = Answer<'GET admin/trackingManagement/referrer/summary/user'>['months']
type Sales = Answer<'GET admin/trackingManagement/referrer/summary/order'>['months']
export type Month = { month: string; users: number; orders: number; reward: number }

/** Both tables by month, the latest first; `reward` in minor units. */
export function joinMonths(people: People, sales: Sales): Month[] {
  const names = [...new Set([...people, ...sales].map(row => row.month))].sort().reverse()
  return names.map(month => {
    const sold = sales.find(row => row.month === month)
    return {
      month,
      users: people.find(row => row.month === month)?.users ?? 0,
      orders: sold?.orders ?? 0,
      reward: sold?.reward ?? 0,
    }
  })
}
