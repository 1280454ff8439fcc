import type { AddressType } from 'shared-contracts/api/account/addresses.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'
import { isNoCall } from 'shared-contracts/api/no-call.ts'
import type { AccountArgs } from '../account-frame/account-loader.ts'

export const TYPES = ['SHIPPING', 'BILLING'] as const satisfies readonly AddressType[]

/**
 * The lists, of which a store may keep one alone, and the provinces of the countries that an address can be in; null where they did not
 * come. @throws ApiError, NetworkError
 */
export async function loadAddresses({ api, id, signal }: Pick<AccountArgs, 'api' | 'id' | 'signal'>) {
  const [lists, provinces] = await Promise.all([
    Promise.allSettled(
      TYPES.map(type =>
        api('GET admin/userManagement/getAddresses/{id}/type/{type}', { params: { id, type }, signal }),
      ),
    ).then(ofThoseKept),
    loadProvinces(api, signal).catch(doWithout),
  ])
  return { accountID: id, lists, provinces }
}

/** @throws what failed, and that there is no such call where there is none for any type */
function ofThoseKept<T>(answers: readonly PromiseSettledResult<T>[]): T[] {
  const lists = answers.filter(one => one.status === 'fulfilled').map(one => one.value)
  const failed = answers.filter(one => one.status === 'rejected').map(one => one.reason as unknown)
  const broken = failed.find(error => !isNoCall(error)) ?? (lists.length === 0 && failed[0])
  if (broken) throw broken
  return lists
}

async function loadProvinces(api: AccountArgs['api'], signal: AbortSignal) {
  const { countries } = await api('GET common3/supportedCountries', { signal })
  const answers = await Promise.all(
    countries.map(({ code }) =>
      api('GET common3/provinces/{country}', { params: { country: code }, signal }),
    ),
  )
  return answers.flatMap(({ provinces }) => provinces.map(({ code, name }) => ({ value: code, label: name })))
}
