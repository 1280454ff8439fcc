import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { compile } from './compile.ts'
import type { Folder } from './folder.ts'
import { swcOptions } from './swc.ts'

/** A host's service worker: one classic script, since a worker has nobody to load further files for it. */
function workerConfig({ dir, name }: Folder, entry: string, out: string): Configuration {
  return {
    name: `${name} worker`,
    context: dir,
    mode: 'production',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: entry },
    output: { path: join(out, 'worker'), filename: '[name].js', uniqueName: name },
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

/** Builds `entry.worker.ts` of a host into `worker/sw.js`, where there is one. @throws with the compiler's messages */
export async function buildWorker(folder: Folder, out: string): Promise<void> {
  const entry = join(folder.dir, 'entry.worker.ts')
  if (folder.kind === 'host' && existsSync(entry)) await compile(workerConfig(folder, entry, out))
}
