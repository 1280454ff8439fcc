import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import type { Translate } from 'shared-contracts/remote/runtime/app.ts'
import { FieldError } from 'shared-contracts/ui/form/refusal.ts'
import { type Area, areaOf, type DeliveryAnswer } from '../handover/delivery-terms.ts'
import type { DetailsMessages } from '../messages/messages.ts'
import { choicesOf } from './choices.ts'
import type { Details } from './details-schema.ts'
import type { Settled } from './save-details.ts'

export interface SettleDeps {
  /** What was kept of the form may name one that is not offered any more. */
  method: Method
  /** Asks the store who serves an area. @throws the call's failure */
  ask(area: Area): Promise<DeliveryAnswer>
  t: Translate<DetailsMessages>
  /** What the goods come to by the server, minor units; null while unknown. */
  subtotal: number | null
  /** Writes minor units of the order's currency. */
  money(minor: number): string
}

/**
 * What was typed, with the place and time that count now. For a delivery the store is asked once more who serves the address.
 * @throws FieldError for a place, a time or an address that cannot be had
 */
export async function settleChoices(
  deps: SettleDeps,
  offer: CheckoutConfig,
  details: Details,
  known: readonly (string | null | undefined)[],
): Promise<Settled> {
  const { t, method } = deps
  const { localStoreName: id = '', start: wanted = '' } = details
  const terms = method === 'delivery' ? await termsOf(deps, details) : { kind: 'unasked' as const }
  const chosen = { method, place: id, start: wanted }
  const { locations, location, nowhere, start } = choicesOf(offer, chosen, terms, known)
  // The store's place is for the taxes alone.
  const place = location ?? locations[0]
  if (offer.draft.immaterial && place)
    return { ...details, localStoreName: place.localStoreName, start: null }
  if (!location)
    throw new FieldError('localStoreName', t(nowhere ? 'checkout.unsold.none' : 'checkout.mistake.location'))
  if (method !== 'eatIn' && !start) throw new FieldError('start', t('checkout.mistake.slot'))
  if (terms.kind === 'served') refuseShort(deps, terms, location.localStoreName)
  return { ...details, method, localStoreName: location.localStoreName, start }
}

async function termsOf({ ask, t }: SettleDeps, details: Details): Promise<DeliveryAnswer> {
  const area = areaOf(details.province ?? '', details.postCode ?? '')
  if (!area) throw new FieldError('postCode', t('checkout.mistake.postCode.province'))
  const terms = await ask(area)
  if (terms.kind === 'not-served')
    throw new FieldError('postCode', terms.why || t('checkout.delivery.notServed'))
  return terms
}

function refuseShort(
  { t, subtotal, money }: SettleDeps,
  { places }: Extract<DeliveryAnswer, { kind: 'served' }>,
  name: string,
): void {
  const minimum = places.find(place => place.localStoreName === name)?.minimum ?? 0
  if (subtotal === null || subtotal >= minimum) return
  const values = { minimum: money(minimum), missing: money(minimum - subtotal) }
  throw new FieldError('postCode', t('checkout.delivery.short', values))
}
