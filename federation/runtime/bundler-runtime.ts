import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js'
import { Sharing, type SharingOptions } from './sharing.ts'

interface Bundle {
  webpackRequire: { federation: { initOptions: SharingOptions } }
}

/**
 * What Module Federation's start code expects of its bundler runtime, without the parts for remotes known at build time.
 * An instance belongs to the bundle that made it: looking one up by name in a global list, as the original does,
 * would mix the hosts or the releases that live in one process.
 */
export function createBundlerRuntime(created?: (instance: Sharing) => void): object {
  const init = ({ webpackRequire }: Bundle): Sharing => {
    const instance = new Sharing(webpackRequire.federation.initOptions)
    created?.(instance)
    return instance
  }
  return {
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
    bundlerRuntime: {
      S: {},
      I: initializeSharing,
      consumes,
      initContainerEntry,
      installInitialConsumes,
      init,
    },
  }
}

let host: Sharing | undefined

/** @returns the host's own instance. @throws outside a bundle built by this preset */
export function hostInstance(): Sharing {
  if (!host) throw new Error('this code runs only inside a host built by the federation preset')
  return host
}

export default createBundlerRuntime(instance => {
  host = instance
})
