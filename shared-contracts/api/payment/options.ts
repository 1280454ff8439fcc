import { PROVIDER_IDS, PROVIDERS, type ProviderID, providerOf, type WayToPay } from './providers.ts'

type Ways = (typeof PROVIDERS)[ProviderID]['ways'][number]
/** Names of the ways to pay, as paymentConfig lists them. */
export type PaymentOption = Ways['option']

/** All of them, in the order in which a store that chose none shows them. */
export const PAYMENT_OPTIONS = PROVIDER_IDS.flatMap(id =>
  PROVIDERS[id].ways.map(({ option }) => option),
) as readonly PaymentOption[]

/** A way to pay with the provider it goes to. */
const ROWS = new Map<string, WayToPay & { provider: ProviderID }>(
  PROVIDER_IDS.flatMap(provider =>
    providerOf(provider).ways.map(way => [way.option, { ...way, provider }] as const),
  ),
)

/** A store may list options that this release does not know: they are left out. */
export const isPaymentOption = (name: unknown): name is PaymentOption => ROWS.has(name as string)

export function wayToPay(option: PaymentOption): WayToPay & { provider: ProviderID } {
  const row = ROWS.get(option)
  if (!row) throw new Error(`no way to pay ${option}`)
  return row
}
