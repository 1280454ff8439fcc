import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { EXPOSED } from 'shared-contracts/remote/remote.ts'
import { provided } from '../runtime/provide.ts'
import { EagerModules } from './eager-modules.ts'
import { type Folder, packageFolder, type Target } from './folder.ts'
import { MAPS_FOLDER } from './manifest.ts'
import { ownFile } from './own-files.ts'
import { BUNDLER_RUNTIME, OwnStart } from './own-start.ts'
import { RUNTIME_RULES } from './runtime-rules.ts'
import { SecondMinifier } from './second-minifier.ts'
import { type SharedModule, sharedOptions } from './shared.ts'
import { OWN_RUNTIME } from './stock.ts'
import { swcOptions } from './swc.ts'

/** Variable of a remote's entry that holds its bundler runtime. */
const RUNTIME_NAME = 'arcadeFederation'

/** A remote's own bundler runtime, for a host that is not ours; on a server there is none. */
const ownRuntime = (target: Target): string | null => (target === 'web' ? `./${OWN_RUNTIME}` : null)

/** The plugin's own aliases lead to the CommonJS files, which would be a second copy beside what these files import. */
const RUNTIME = {
  [`${BUNDLER_RUNTIME}$`]: ownFile('runtime/bundler-runtime'),
  ...Object.fromEntries(
    ['@module-federation/runtime/helpers', '@module-federation/runtime'].map(name => [
      name,
      fileURLToPath(import.meta.resolve(name)),
    ]),
  ),
}

/**
 * Files of one page or slot. Over HTTP/1.1 a browser opens six connections to an origin, and nothing takes back what an
 * `import()` waits for: where all of them hang, two are left for the release that stands in (REL-3).
 */
const MAX_PART_FILES = 4

/** A remote takes the host's module where one is loaded already. */
const SHARE_STRATEGY = 'loaded-first'

/** What the first pass leaves for the next: 0.4 KB of a host's entry. */
const MINIFY_PASSES = 3

const ROUTER_FILES = /\/react-router\/dist\/production\/[^/]+\.mjs$/
const REACT_FILES = /\/react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/

/** Node's conditions would take CommonJS builds, and React Router's development ones. */
function aliases(dir: string): Record<string, string> {
  const router = join(packageFolder(dir, 'react-router'), 'dist/production')
  return {
    'react-router$': join(router, 'index.mjs'),
    'react-router/dom$': join(router, 'dom-export.mjs'),
    'react-router-dom$': join(packageFolder(dir, 'react-router-dom'), 'dist/index.mjs'),
  }
}

function federationPlugin({ name, kind }: Folder, target: Target, shared: SharedModule[], released: boolean) {
  const asRemote = {
    filename: fileName('entry', target, released),
    exposes: { [EXPOSED]: { import: './remote.ts', name: 'remote' } },
  }
  return new ModuleFederationPlugin({
    name,
    ...(kind === 'remote' ? asRemote : {}),
    library: { type: 'module' },
    shared: sharedOptions(kind, shared),
    shareStrategy: SHARE_STRATEGY,
    // What hosts that know nothing of ours read; the original's form, written by the original.
    manifest: released && kind === 'remote' && target === 'web',
    dts: false,
    experiments: { optimization: { target, disableRemote: true, disableSnapshot: true } },
  })
}

/** A file's address has its release, which no two contents share: a hash in its name besides would stand in an entry that all visitors load. */
function fileName(name: string, target: Target, released: boolean): string {
  return `${name}${released ? '' : '.[contenthash:6]'}.${target === 'web' ? 'js' : 'mjs'}`
}

/**
 * Rspack configuration of one target of a release. Only this file and the runtime know Module Federation.
 * @param released false for the build of whoever develops (`development.ts`), which no other host loads
 */
export function federationConfig(
  folder: Folder,
  target: Target,
  shared: SharedModule[],
  released = true,
): Configuration {
  const { dir, kind } = folder
  return {
    name: `${folder.name} ${target}`,
    context: dir,
    mode: 'production',
    target: target === 'web' ? ['web', 'es2022'] : 'node22',
    // For operators alone: beside the release, named by no file of it, without the sources' text.
    devtool: 'hidden-nosources-source-map',
    entry: kind === 'host' ? { entry: `./entry.${target}.tsx` } : {},
    output: {
      path: join(dir, 'dist', target),
      filename: fileName('[name]', target, released),
      chunkFilename: fileName('[name]', target, released),
      sourceMapFilename: `../${MAPS_FOLDER}/${target}/[file].map`,
      devtoolModuleFilenameTemplate: '[relative-resource-path]',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      uniqueName: folder.name,
      strictModuleErrorHandling: true,
      ...(kind === 'host' ? { library: { type: 'module' } } : {}),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      alias: {
        ...aliases(dir),
        ...(kind === 'host' ? RUNTIME : {}),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions, type: 'javascript/auto' },
        { test: ROUTER_FILES, loader: ownFile('build/droppable') },
        ...(target === 'web'
          ? [
              { test: ROUTER_FILES, loader: ownFile('build/trim-router') },
              { test: REACT_FILES, loader: ownFile('build/trim-react-dom') },
            ]
          : []),
        ...RUNTIME_RULES,
        { test: /\.shapes\.ts$/, loader: ownFile('build/evaluate'), enforce: 'pre' },
        // What only has effects is dropped without a word where a package says that it has none.
        { test: /\.css$/, type: 'javascript/auto', sideEffects: true },
      ],
    },
    // A remote's own copy of the runtime would be 30 KB in every entry.
    ...(kind === 'remote' ? { externals: { [BUNDLER_RUNTIME]: `var ${RUNTIME_NAME}` } } : {}),
    optimization: {
      // Names are kept on the server, for its stack traces.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, mangle: target === 'web', compress: { passes: MINIFY_PASSES } },
        }),
      ],
      // The names of a host's shared modules hold absolute paths: ids made from them would differ by folder.
      moduleIds: kind === 'host' ? 'natural' : 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      // By their place, not by a hash of the name: 0.14 KB of a host's entry.
      mangleExports: 'size',
      splitChunks: {
        chunks: 'async',
        minSize: 10_000,
        // Rspack gives its own groups the limit only where it stands in the group.
        cacheGroups: {
          default: {
            minChunks: 2,
            priority: -20,
            reuseExistingChunk: true,
            maxAsyncRequests: MAX_PART_FILES,
          },
        },
      },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      federationPlugin(folder, target, shared, released),
      new OwnStart({ name: folder.name, shareStrategy: SHARE_STRATEGY }),
      // What a remote's loader does on a server alone is no part of what browsers load; a host's files grow by it.
      ...(kind === 'remote' && target === 'web'
        ? [new rspack.DefinePlugin({ 'typeof window': JSON.stringify('object') })]
        : []),
      ...(released && target === 'web' ? [new SecondMinifier()] : []),
      ...(released && kind === 'host' && target === 'web' ? [new EagerModules()] : []),
      ...(kind === 'remote'
        ? [
            new rspack.BannerPlugin({
              raw: true,
              entryOnly: true,
              banner: provided(RUNTIME_NAME, released ? ownRuntime(target) : null),
            }),
          ]
        : []),
    ],
  }
}
