import { join } from 'node:path'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { federationConfig } from './config.ts'
import { bundleStyles, type Styles } from './css.ts'
import { readDeclaration } from './declaration.ts'
import { type Folder, packageFolder, packageVersion, readFolder } from './folder.ts'
import { ownFile } from './own-files.ts'
import { rangeOf, readShared, type SharedModule } from './shared.ts'
import { swcOptions } from './swc.ts'

/** Shared besides in development: what components are called by there, and the one place that knows which of them are mounted. */
const SHARED_BESIDES = { 'react/jsx-dev-runtime': 'react', 'react-refresh/runtime': 'react-refresh' }

/** A folder as whoever develops builds it. */
export interface Development {
  name: string
  declaration: RemoteDeclaration
  config: Configuration
  /** @param files is given the files that they are made of, where it throws as well */
  styles(files?: string[]): Promise<Styles | null>
  /** @returns path of the entry in a build. @throws when there is none */
  entry(stats: Stats): string
}

/**
 * @param dir folder of a remote, or the host's
 * @param out folder that it is built into
 * @throws with a message for its author when it does not say what it is
 */
export async function readDevelopment(dir: string, out: string): Promise<Development> {
  const folder = readFolder(dir)
  const declaration = await readDeclaration(folder)
  const shared = await readShared(folder, declaration.requires)
  return {
    name: folder.name,
    declaration,
    config: await developmentConfig(folder, shared, out),
    styles: files => bundleStyles(folder, files),
    entry: entryOf,
  }
}

/** Beside it, an entry point has what takes the place of its modules. */
const ENTRY = /^entry\.[^.]+\.js$/

function entryOf(stats: Stats): string {
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true })
  const names = Object.values(entrypoints).flatMap(({ assets = [] }) => assets.map(({ name }) => name))
  const entry = names.find(name => ENTRY.test(name))
  if (!entry) throw new Error(`no entry among ${names.join(', ')}`)
  return `web/${entry}`
}

/**
 * Rspack configuration of a folder's web build for whoever develops: React's development build with its checks, source maps, and Fast
 * Refresh across the bundles of a page.
 * @param shared what it shares in a release
 */
async function developmentConfig(
  folder: Folder,
  shared: readonly SharedModule[],
  out: string,
): Promise<Configuration> {
  const besides = Object.entries(SHARED_BESIDES).map(async ([request, owner]) => {
    const version = await packageVersion(owner === 'react' ? folder.dir : import.meta.dirname, owner)
    return { request, version, range: rangeOf(version) }
  })
  const release = federationConfig(folder, 'web', [...shared, ...(await Promise.all(besides))], false)
  const { dir, kind, name } = folder
  const rules = release.module?.rules ?? []
  return {
    ...release,
    mode: 'development',
    devtool: 'source-map',
    entry: kind === 'host' ? { entry: hostEntry() } : {},
    output: {
      ...release.output,
      path: join(out, 'web'),
      sourceMapFilename: '[file].map',
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
      strictModuleErrorHandling: false,
    },
    resolve: { ...release.resolve, alias: { ...release.resolve?.alias, ...developmentRouter(dir) } },
    module: {
      rules: [
        ...rules.filter(rule => rule && typeof rule === 'object' && rule.loader !== 'builtin:swc-loader'),
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: REFRESHED, type: 'javascript/auto' },
        { test: join(dir, 'remote.ts'), loader: ownFile('build/hot-remote') },
      ],
    },
    // Every package says that it has no side effects, which what runs in development only has.
    optimization: {
      // What does not build would be on the way from the last that did to the next, and throw in the open page.
      emitOnErrors: false,
      moduleIds: 'named',
      chunkIds: 'named',
      minimize: false,
      splitChunks: false,
      sideEffects: false,
    },
    plugins: [
      ...(release.plugins ?? []),
      ...(kind === 'host' ? [inPlaceOf(dir)] : []),
      new rspack.HotModuleReplacementPlugin(),
      // The one runtime is the host's.
      new ReactRefreshRspackPlugin({ injectEntry: kind === 'host', exclude: NOT_REFRESHED }),
      familiesOfItsOwn(),
      new rspack.DefinePlugin({ ARCADE_DEVELOPED: JSON.stringify(name) }),
    ],
  }
}

/** What remotes that are releases are drawn with stands first: a host that does not use it itself would not share it. */
const hostEntry = () => ['react/jsx-runtime', ownFile('runtime/hot-client'), './entry.development.tsx']

/** So that a release of the host has not a byte for development. */
const inPlaceOf = (dir: string) =>
  new rspack.NormalModuleReplacementPlugin(/\/hydration\.ts$/, data => {
    if (data.contextInfo.issuer === join(dir, 'browser/start.tsx'))
      data.request = join(dir, 'development/hydration.ts')
  })

/** Asks for what makes components known, in the client of the plugin. */
const REFRESH_CLIENT = /[\\/]plugin-react-refresh[\\/]client[\\/](?:reactRefresh|refreshUtils)\.js$/

/** So that no bundle's component is taken for another's of the same name. */
const familiesOfItsOwn = () =>
  new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, data => {
    if (REFRESH_CLIENT.test(data.contextInfo.issuer)) data.request = ownFile('runtime/refresh-families')
  })

/** Packages, and the start code, which runs before anything is shared. */
const NOT_REFRESHED =
  /[\\/]node_modules[\\/](?!@arcade[\\/]contracts)|@module-federation|[\\/]federation[\\/]runtime[\\/]/

const { transform } = swcOptions.jsc
const REFRESHED = {
  ...swcOptions,
  jsc: {
    ...swcOptions.jsc,
    transform: { react: { ...transform.react, development: true, refresh: true } },
  },
}

function developmentRouter(dir: string): Record<string, string> {
  const router = join(packageFolder(dir, 'react-router'), 'dist/development')
  return { 'react-router$': join(router, 'index.mjs'), 'react-router/dom$': join(router, 'dom-export.mjs') }
}
