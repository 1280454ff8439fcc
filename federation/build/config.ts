import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { EXPOSED } from 'shared-contracts/remote/remote.ts'
import { PROVIDE_EXPRESSION } from '../runtime/provide.ts'
import { type Folder, packageFolder, type Target } from './folder.ts'
import { MAPS_FOLDER } from './manifest.ts'
import { PortableStart } from './portable-start.ts'
import { type SharedModule, sharedOptions } from './shared.ts'

/**
 * Files of one page or slot. Over HTTP/1.1 a browser opens six connections to an origin, and nothing takes back what an
 * `import()` waits for: where all of them hang, two are left for the release that stands in (REL-3).
 */
const MAX_PART_FILES = 4

const runtimeFolder = join(import.meta.dirname, '../runtime')

/** What Module Federation's generated start code imports: a host gets ours, a remote takes it from its host. */
const bundlerRuntime = /^@module-federation\/webpack-bundler-runtime$/

/** Node's conditions would take CommonJS builds, and React Router's development ones. */
function aliases(dir: string): Record<string, string> {
  const router = join(packageFolder(dir, 'react-router'), 'dist/production')
  return {
    'react-router$': join(router, 'index.mjs'),
    'react-router/dom$': join(router, 'dom-export.mjs'),
    'react-router-dom$': join(packageFolder(dir, 'react-router-dom'), 'dist/index.mjs'),
  }
}

function federationPlugin({ name, kind }: Folder, target: Target, shared: SharedModule[]) {
  const asRemote = {
    filename: fileName('entry', target),
    exposes: { [EXPOSED]: { import: './remote.ts', name: 'remote' } },
  }
  return new ModuleFederationPlugin({
    name,
    ...(kind === 'remote' ? asRemote : {}),
    library: { type: 'module' },
    shared: sharedOptions(kind, shared),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
  })
}

/** Short hashes: a file's address has its release besides, and every name stands in an entry that all visitors load. */
function fileName(name: string, target: Target): string {
  return `${name}.[contenthash:6].${target === 'web' ? 'js' : 'mjs'}`
}

/** Rspack configuration of one target of a release. Only this file and the runtime know Module Federation. */
export function federationConfig(folder: Folder, target: Target, shared: SharedModule[]): Configuration {
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
      filename: fileName('[name]', target),
      chunkFilename: fileName('[name]', target),
      sourceMapFilename: `../${MAPS_FOLDER}/${target}/[file].map`,
      devtoolModuleFilenameTemplate: '[resource-path]',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      uniqueName: folder.name,
      strictModuleErrorHandling: true,
      ...(kind === 'host' ? { library: { type: 'module' } } : {}),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], alias: aliases(dir) },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions, type: 'javascript/auto' },
        { test: /\.shapes\.ts$/, loader: join(import.meta.dirname, 'evaluate.ts'), enforce: 'pre' },
      ],
    },
    // A remote's own copy of the runtime would be 30 KB in every entry.
    ...(kind === 'remote' ? { externals: [externalRuntime] } : {}),
    optimization: {
      // Names are kept on the server, for its stack traces.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, mangle: target === 'web' } }),
      ],
      // The names of a host's shared modules hold absolute paths: ids made from them would differ by folder.
      moduleIds: kind === 'host' ? 'natural' : 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      splitChunks: {
        chunks: 'async',
        minSize: 8_000,
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
    plugins: [
      federationPlugin(folder, target, shared),
      new PortableStart(),
      ...(kind === 'host'
        ? [
            new rspack.NormalModuleReplacementPlugin(
              bundlerRuntime,
              join(runtimeFolder, 'bundler-runtime.ts'),
            ),
          ]
        : []),
    ],
  }
}

function externalRuntime(
  { request }: { request?: string },
  done: (e?: Error, result?: string) => void,
): void {
  if (request && bundlerRuntime.test(request)) done(undefined, `var ${PROVIDE_EXPRESSION}`)
  else done()
}

export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
    target: 'es2022',
  },
}
