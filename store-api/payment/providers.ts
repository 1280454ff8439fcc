import type { Adapters } from './adapter.ts'
import { ott } from './ott/adapter.ts'

/** Every provider of the contract's table has its adapter here. */
export const providers = { ott } satisfies Adapters
export type ProviderName = keyof typeof providers
export const isProvider = (name: string): name is ProviderName => Object.hasOwn(providers, name)
