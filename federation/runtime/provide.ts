/**
 * How a remote's entry gets its bundler runtime from the host that loads it: hosts put a maker under their key, the entry
 * (built with `provided` before it) calls the maker named by its own address. In a browser there is
 * one host, with the empty key; a server process may run several host releases, told apart by the entry's query.
 * Releases built long ago rely on this: a change of shape needs a new symbol.
 */
const SYMBOL = 'arcade.federation.1'

/**
 * @param variable gets a fresh bundler runtime
 * @param own address of the remote's own runtime, which is loaded where no host of ours provides one; null: it needs one of ours
 * @returns source text for the start of an ES module
 */
export function provided(variable: string, own: string | null): string {
  const ours = `globalThis[Symbol.for(${JSON.stringify(SYMBOL)})]?.get(new URL(import.meta.url).search)`
  if (own === null) return `const ${variable} = ${ours}();`
  return `const ${variable} = (${ours} ?? (await import(${JSON.stringify(own)})).default)();`
}

type Providers = Map<string, () => object>

/** @returns the query that entries must be loaded with to reach this maker. */
export function provide(make: () => object, shared: boolean): string {
  const scope = globalThis as unknown as Record<symbol, Providers | undefined>
  const providers: Providers = scope[Symbol.for(SYMBOL)] ?? new Map()
  scope[Symbol.for(SYMBOL)] = providers
  const key = shared ? `?host=${providers.size}` : ''
  providers.set(key, make)
  return key
}
