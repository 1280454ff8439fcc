import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { Session } from 'shared-contracts/api/entities/session.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { locationsOf, preferredLocation } from '../handover/places.ts'
import { prefill } from './prefill.ts'

interface Known {
  user: Session['user']
  /** Table named by the address, e.g. of a code on it. */
  table: string | null
  /** The account's default address. */
  saved?: Pick<SavedAddress, 'address' | 'phone'> | undefined
  /** Places to prefer, best first. */
  places: readonly (string | null | undefined)[]
}

/** The way that is chosen at first: at a table it is eating in, else what was chosen before, else the store's first. */
export function firstMethod(
  { draft }: Pick<CheckoutConfig, 'draft'>,
  methods: readonly Method[],
  table: string | null,
): Method {
  if (table && methods.includes('eatIn')) return 'eatIn'
  return methods.find(m => m === draft.method) ?? methods[0] ?? 'pickup'
}

/** What stands in the form at first: the draft, else what is known of the shopper. */
export function initialValues(config: CheckoutConfig, method: Method, { user, table, saved, places }: Known) {
  const { draft } = config
  const { contact, slot, pickupDate, tableNumber } = draft
  const address = draft.address ?? saved?.address
  return {
    method,
    localStoreName: preferredLocation(locationsOf(config, method), '', places)?.id ?? '',
    tableNumber: table ?? tableNumber ?? '',
    ...prefill(contact, user, saved?.phone),
    ...(address && { ...address, unit: address.unit ?? '' }),
    saveToMyProfile: false,
    start: slot?.start ?? pickupDate ?? '',
  }
}
