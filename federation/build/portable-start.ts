import type { Compiler } from '@rspack/core'

const START = '@module-federation/runtime/rspack.js!=!data:text/javascript,'
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime'

/**
 * Module Federation's generated start code imports its bundler runtime by absolute path, and module ids are made from it: the same
 * source would be another release in another folder. The path is put back to the package's name.
 * A pattern over generated code, because the plugin offers no hook or option for that path. Its version is pinned in package.json; a
 * later one whose start code reads otherwise fails the build.
 */
export class PortableStart {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('PortableStart', factory => {
      factory.hooks.beforeResolve.tap('PortableStart', data => {
        if (!data.request.startsWith(START)) return
        const code = decodeURIComponent(data.request.slice(START.length))
        const absolute = /"[^"]*webpack-bundler-runtime[^"]*"/
        if (!absolute.test(code))
          throw new Error('the start code of Module Federation names no bundler runtime')
        data.request = START + encodeURIComponent(code.replace(absolute, JSON.stringify(BUNDLER_RUNTIME)))
      })
    })
  }
}
