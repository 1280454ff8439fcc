import type { StoreFacts } from '../shop.ts'

/** Where a visitor shops: the location they chose, else the store's own first one (LOC-6). Null: anywhere. */
export const locationOf = (
  facts: Pick<StoreFacts, 'appContent' | 'defaultLocation'>,
  chosen: string | null | undefined,
): string | null => (hasLocations(facts) ? (chosen ?? facts.defaultLocation ?? null) : null)

/** Whether shoppers choose a location here; while they do not, one chosen before counts for nothing. */
export function hasLocations({ appContent }: Pick<StoreFacts, 'appContent'>): boolean {
  const system = appContent.system as
    | { appConfig?: { enableMultiLocationSelection?: unknown } | null }
    | null
    | undefined
  return system?.appConfig?.enableMultiLocationSelection === true
}
