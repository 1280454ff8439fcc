import { type Configuration, rspack } from '@rspack/core'
import type { Folder } from './folder.ts'
import { swcOptions } from './swc.ts'

interface Wanted {
  /** In messages of the compiler. */
  called: string
  /** File that it begins with. */
  entry: string
  target: 'webworker' | 'web'
  /** Where it goes: folder and name without an ending. */
  to: { folder: string; file: string }
}

/** A script of a host that is one file: nobody loads further ones for it, and it shares nothing with the page. */
export function scriptConfig({ dir, name }: Folder, { called, entry, target, to }: Wanted): Configuration {
  return {
    name: `${name} ${called}`,
    context: dir,
    mode: 'production',
    target: [target, 'es2022'],
    devtool: false,
    entry: { [to.file]: entry },
    output: { path: to.folder, filename: '[name].js', uniqueName: name },
    resolve: { extensions: ['.ts', '.js', '.mjs'] },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: swcOptions, type: 'javascript/auto' }],
    },
    optimization: {
      moduleIds: 'deterministic',
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022 } })],
    },
    performance: false,
  }
}
