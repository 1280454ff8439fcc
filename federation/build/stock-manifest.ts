import { EXPOSED } from 'shared-contracts/remote/remote.ts'
import { sharedModules } from 'shared-contracts/remote/runtime/shared-modules.ts'
import * as v from 'valibot'

const Files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) })

/**
 * The part of an `mf-manifest.json` that a release is made from, as every official plugin of Module Federation writes it
 * (https://module-federation.io/configure/manifest).
 */
const StockManifest = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.optional(v.unknown()) })),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ css: Files }) })),
})

/** What every remote of the contract uses (`shared-contracts/remote/instances.ts`), and must therefore take from its host. */
const NEEDED = [
  'react',
  'nanostores',
  'shared-contracts/remote/runtime/router.ts',
  'shared-contracts/remote/runtime/app.ts',
] as const satisfies (keyof typeof sharedModules)[]

/** What a release says of itself, and a build of an official plugin as well. */
export interface StockParts {
  /** Paths below the build. */
  entry: string
  css: string[]
  /** Ranges of what the contract shares; of the rest the build brings its own. */
  shared: Record<string, string>
}

/** @throws with a message for the remote's author when the build is none that a page of ours could run */
export function stockParts(text: string): StockParts {
  const { metaData, shared, exposes } = v.parse(StockManifest, JSON.parse(text))
  const { name, path, type } = metaData.remoteEntry
  if (type !== 'module' && type !== 'esm') {
    throw new Error(
      `the remote entry is a ${type}: build ES modules (library: { type: 'module' }), since only of these a page can tell whether they are what was published`,
    )
  }
  const exposed = exposes.find(one => one.path === EXPOSED)
  if (!exposed) throw new Error(`nothing is exposed as ${EXPOSED}`)
  const names = new Set(shared.map(one => one.name))
  const missing = NEEDED.filter(request => !names.has(request))
  if (missing.length > 0) throw new Error(`shared must name ${missing.join(', ')}`)
  const ranges = shared.flatMap(({ name, requiredVersion }) =>
    Object.hasOwn(sharedModules, name) && typeof requiredVersion === 'string' && requiredVersion
      ? [[name, requiredVersion] as const]
      : [],
  )
  return {
    entry: path ? `${path.replace(/\/$/, '')}/${name}` : name,
    css: [...new Set([...exposed.assets.css.sync, ...exposed.assets.css.async])],
    shared: Object.fromEntries(ranges),
  }
}
