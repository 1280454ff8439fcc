import type { Compiler } from '@rspack/core'

/** What the plugin calls the start code that it generates for a bundle (a `matchResource`). */
const START = '@module-federation/runtime/rspack.js!=!'

/**
 * Module Federation's generated start code imports its bundler runtime by absolute path, and deterministic module ids are made from
 * it: the same source would be another release in another folder. Here it has an id of its own.
 */
export class PortableStart {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PortableStart', compilation => {
      compilation.hooks.beforeModuleIds.tap('PortableStart', modules => {
        for (const module of modules) {
          if (String(module.identifier).includes(START)) Object.assign(module, { id: 'start' })
        }
      })
    })
  }
}
