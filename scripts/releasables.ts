/** Folders that are built and released on their own; the host first, since remotes are checked against it. */
export const RELEASABLES = [
  'host-shell',
  'mfe-catalog',
  'mfe-checkout',
  'mfe-account',
  'mfe-confirmation',
] as const
export type Releasable = (typeof RELEASABLES)[number]
export const isReleasable = (x: string): x is Releasable => (RELEASABLES as readonly string[]).includes(x)
