import { createRequire } from 'node:module'
import type { Compiler } from '@rspack/core'

/** What Module Federation's generated start code takes its functions from. */
export const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime'

/** The start code is a module without a file: its text stands in its own request. */
const inRequest = (path: string): string => encodeURIComponent(JSON.stringify(path))
const absolute = inRequest(createRequire(import.meta.url).resolve(BUNDLER_RUNTIME))

/**
 * The start code imports the bundler runtime by the absolute path of its file, and names and module ids are made from it: the same
 * source would be another release in another folder. Here it imports the package by its name.
 */
export class PortableStart {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('PortableStart', factory => {
      factory.hooks.beforeResolve.tap('PortableStart', data => {
        data.request = data.request.replace(absolute, inRequest(BUNDLER_RUNTIME))
      })
    })
  }
}
