import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { compile } from './compile.ts'
import type { Folder } from './folder.ts'
import { ownFile } from './own-files.ts'
import { RUNTIME_RULES } from './runtime-rules.ts'
import { swcOptions } from './swc.ts'

/** Beside a remote's entry: its own bundler runtime, for hosts that are not ours. */
export const OWN_RUNTIME = 'federation.js'

/** What the manifest plugin says of a build to other tools; no host reads it. */
const STATISTICS = 'web/mf-stats.json'

function runtimeConfig(out: string): Configuration {
  const folder = join(import.meta.dirname, '../runtime')
  return {
    name: 'own runtime',
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: ownFile('runtime/own-runtime'),
    output: {
      path: join(out, 'web'),
      filename: OWN_RUNTIME,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    module: {
      rules: [
        { test: /\.ts$/, loader: 'builtin:swc-loader', options: swcOptions, type: 'javascript/auto' },
        ...RUNTIME_RULES,
      ],
    },
    optimization: { moduleIds: 'deterministic' },
    performance: false,
    plugins: [
      new rspack.DefinePlugin({
        ENV_TARGET: '"web"',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
    ],
  }
}

interface Assets {
  js: { sync: string[]; async: string[] }
  css: { sync: string[]; async: string[] }
}
interface StockManifest {
  shared: { id: string }[]
  exposes: { assets: Assets }[]
}

/**
 * Completes a remote for hosts made with Module Federation's own plugin: its own runtime, and the `mf-manifest.json` that the web build
 * has written, in an order of its own, with the stylesheets, which Rspack does not know of.
 * @param css paths below the release
 */
export async function completeForOthers(
  { kind }: Folder,
  out: string,
  css: readonly string[],
): Promise<void> {
  if (kind === 'host') return
  await rm(join(out, STATISTICS), { force: true })
  await compile(runtimeConfig(out))
  const path = join(out, 'web/mf-manifest.json')
  const manifest: StockManifest = JSON.parse(await readFile(path, 'utf8'))
  manifest.shared.sort((a, b) => a.id.localeCompare(b.id, 'en'))
  for (const { assets } of manifest.exposes) {
    for (const files of [assets.js.sync, assets.js.async]) files.sort()
    assets.css.sync = css.map(file => file.replace(/^web\//, ''))
  }
  await writeFile(path, `${JSON.stringify(manifest)}\n`)
}
