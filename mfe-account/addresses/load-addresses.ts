import type { AddressType } from 'shared-contracts/api/account/addresses.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'
import type { AccountArgs } from '../account-frame/account-loader.ts'

export const TYPES = ['SHIPPING', 'BILLING'] as const satisfies readonly AddressType[]

/** Both lists, and the provinces of the countries that an address can be in; null where they did not come. @throws ApiError, NetworkError */
export async function loadAddresses({ api, id, signal }: Pick<AccountArgs, 'api' | 'id' | 'signal'>) {
  const [lists, provinces] = await Promise.all([
    Promise.all(
      TYPES.map(type =>
        api('GET admin/userManagement/getAddresses/{id}/type/{type}', { params: { id, type }, signal }),
      ),
    ),
    loadProvinces(api, signal).catch(doWithout),
  ])
  return { accountID: id, lists, provinces }
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
