import type { StoreFacts } from '../shop.ts'

/** Whether shoppers choose a location here; while they do not, one chosen before counts for nothing. */
export function hasLocations({ appContent }: Pick<StoreFacts, 'appContent'>): boolean {
  const system = appContent.system as
    | { appConfig?: { enableMultiLocationSelection?: unknown } | null }
    | null
    | undefined
  return system?.appConfig?.enableMultiLocationSelection === true
}
