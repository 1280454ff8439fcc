import { createRequire } from 'node:module'
import type { Compiler } from '@rspack/core'
import { startBundle } from './start-bundle.ts'

/** What a bundle's start code takes its functions from. */
export const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime'

/** The start code is a module without a file: its text stands in its own request, with the path of the bundler runtime's file. */
const TEXT = 'data:text/javascript,'
const THEIRS = encodeURIComponent(JSON.stringify(createRequire(import.meta.url).resolve(BUNDLER_RUNTIME)))

/**
 * Has a bundle begin with our start code instead of that which the plugin generates: this one leaves out what no bundle of ours has
 * (0.5 KB of every entry), and imports the bundler runtime by its name. By its path the same source would be another release in another folder.
 */
export class OwnStart {
  readonly #request: string

  /** @param options what the bundle's instance of Module Federation is made with */
  constructor(options: { name: string; shareStrategy: 'loaded-first' }) {
    const given = JSON.stringify(options)
    this.#request = encodeURIComponent(
      `import runtime from ${JSON.stringify(BUNDLER_RUNTIME)};(${startBundle})(__webpack_require__, runtime, ${given})`,
    )
  }

  apply(compiler: Compiler): void {
    let found = false
    compiler.hooks.normalModuleFactory.tap('OwnStart', factory => {
      factory.hooks.beforeResolve.tap('OwnStart', data => {
        const [loader = '', text] = data.request.split(TEXT)
        if (!text?.includes(THEIRS)) return
        data.request = loader + TEXT + this.#request
        found = true
      })
    })
    compiler.hooks.afterCompile.tap('OwnStart', compilation => {
      if (!found)
        compilation.errors.push(new Error('no start code of Module Federation: is it made in another way?'))
    })
  }
}
