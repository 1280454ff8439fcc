import { createInstance, type ModuleFederation } from '@module-federation/runtime'
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler'
import { exactRanges } from './exact-ranges.ts'
import type { ShareScope } from './own-scope.ts'

type InstanceOptions = Parameters<typeof createInstance>[0]

interface WebpackRequire {
  federation: { initOptions: InstanceOptions; instance: ModuleFederation }
  /** Makes a share scope ready; the scope's name, and who is being made ready already. */
  I(scope: string, initScope: object[]): unknown
}

interface ContainerEntry {
  webpackRequire: WebpackRequire
  shareScope: ShareScope
  initScope: object[]
  remoteEntryInitOptions?: object
}

/**
 * Module Federation's own bundler runtime as start code expects it, its own and ours (`build/start-bundle.ts`), fresh for one bundle.
 * An instance belongs to the bundle that made it: the original's `init` takes one of the same name from a list of the whole process,
 * which would mix the hosts or the releases that live in it.
 */
export function createBundlerRuntime(created?: (instance: ModuleFederation) => void): object {
  const { I, consumes, installInitialConsumes } = bundlerRuntime
  const init = ({ webpackRequire }: { webpackRequire: WebpackRequire }): ModuleFederation => {
    const { initOptions } = webpackRequire.federation
    const plugins = [...(initOptions.plugins ?? []), exactRanges(initOptions.name)]
    const instance = createInstance({ ...initOptions, plugins })
    created?.(instance)
    return instance
  }
  return {
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
    bundlerRuntime: { S: {}, I, consumes, installInitialConsumes, init, initContainerEntry },
  }
}

/** What `init` of a container does. The original's is left out of a bundle that exposes nothing, as a host's, and knows several scopes. */
function initContainerEntry(entry: ContainerEntry): unknown {
  const { webpackRequire, shareScope, initScope, remoteEntryInitOptions } = entry
  const { instance, initOptions } = webpackRequire.federation
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions })
  instance.initShareScopeMap('default', shareScope)
  attachShareScopeMap(webpackRequire as never)
  return webpackRequire.I('default', initScope)
}

let host: ModuleFederation | undefined

/** @returns the host's own instance. @throws outside a bundle built by this preset */
export function hostInstance(): ModuleFederation {
  if (!host) throw new Error('this code runs only inside a host built by the federation preset')
  return host
}

export default createBundlerRuntime(instance => {
  host = instance
})
