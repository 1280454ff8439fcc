interface Stage {
  name: string
  version: string
  factory: unknown
}

interface BundlerRuntime {
  consumes(options: object): void
  I(options: object): unknown
  initContainerEntry(options: object): unknown
  installInitialConsumes(options: object): void
  init(options: object): unknown
}

/** What Rspack gives a bundle: data about modules that are shared, and functions that only throw until this one has put others in their place. */
interface WebpackRequire {
  f?: { consumes?: unknown }
  federation: { initOptions?: object; bundlerRuntime: BundlerRuntime; instance?: unknown }
  consumesLoadingData?: { chunkMapping?: object; initialConsumes?: unknown[] }
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, Stage[]> }
  initializeExposesData?: { moduleMap: Record<string, () => Promise<unknown>>; shareScope: string }
  I?: unknown
  initContainer?: unknown
  getContainer?: unknown
}

/**
 * Start code of a bundle, whose text becomes part of it: it knows nothing but what it is given. As Module Federation's own
 * (`moduleFederationDefaultRuntime`), without remotes that are known when it is built, plugins, and modules of which only some exports are shared;
 * by what a shared module is had `consumes` finds out itself.
 * @param runtime fresh for this bundle (`runtime/bundler-runtime.ts`)
 */
export function startBundle(webpackRequire: WebpackRequire, runtime: object, options: object): void {
  const { f, federation, consumesLoadingData, initializeSharingData, initializeExposesData } = webpackRequire
  Object.assign(federation, runtime)
  const { consumes, I, initContainerEntry, installInitialConsumes, init } = federation.bundlerRuntime
  const shared: Record<string, object[]> = {}
  for (const [scope, stages] of Object.entries(initializeSharingData?.scopeToSharingDataMapping ?? {}))
    for (const { name, version, factory, ...shareConfig } of stages)
      shared[name] = [...(shared[name] ?? []), { version, scope: [scope], shareConfig, get: factory }]
  federation.initOptions = { ...options, shared, remotes: [] }
  const own = { webpackRequire, installedModules: {}, moduleToHandlerMapping: {} }
  if (f?.consumes)
    f.consumes = (chunkId: unknown, promises: unknown) =>
      consumes({ ...own, chunkId, promises, chunkMapping: consumesLoadingData?.chunkMapping ?? {} })
  const [initPromises, initTokens] = [[], {}]
  webpackRequire.I = (shareScopeName: unknown, initScope: unknown) =>
    I({ shareScopeName, initScope, initPromises, initTokens, webpackRequire })
  if (initializeExposesData) {
    const { moduleMap, shareScope: shareScopeKey } = initializeExposesData
    webpackRequire.initContainer = (
      shareScope: unknown,
      initScope: unknown,
      remoteEntryInitOptions: unknown,
    ) => initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions, shareScopeKey })
    webpackRequire.getContainer = (name: string) =>
      Object.hasOwn(moduleMap, name)
        ? moduleMap[name]?.()
        : Promise.reject(Error(`Module "${name}" does not exist in container.`))
  }
  federation.instance = init({ webpackRequire })
  if (consumesLoadingData?.initialConsumes)
    installInitialConsumes({ ...own, initialConsumes: consumesLoadingData.initialConsumes })
}
