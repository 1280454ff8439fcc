import type { ModuleFederation } from '@module-federation/runtime'

export type ShareScope = Parameters<ModuleFederation['initShareScopeMap']>[1]

/**
 * What a host shares, listed anew for one release: what a remote adds, by `registerShared` too, is its own, and stays behind where
 * another release takes its place. The modules themselves are the host's.
 */
export const ownScope = (shared: ShareScope): ShareScope =>
  Object.fromEntries(Object.entries(shared).map(([request, versions]) => [request, { ...versions }]))
