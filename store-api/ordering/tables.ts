import type { Method } from 'shared-contracts/api/entities/order.ts'
import { Refusal } from '../http/refusal.ts'
import type { Location } from './locations.ts'

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toUpperCase()

/**
 * The table of a location that a shopper named, as it stands on it; spaces and case do not matter.
 * @throws Refusal `invalid` for a table that is not there, or where nobody sits at one
 */
export function tableNamed(location: Location, method: Method, typed: string): string {
  const table = location.eatIn?.tables.find(name => plain(name) === plain(typed))
  if (method !== 'eatIn' || table === undefined)
    throw new Refusal('invalid', { message: 'invalid.tableNumber', field: 'tableNumber' })
  return table
}
