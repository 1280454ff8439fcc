import type { PageRelease } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { type Instances, instances } from 'shared-contracts/remote/instances.ts'
import { EXPOSED, type RemoteModule } from 'shared-contracts/remote/remote.ts'
import { assertSingle } from 'shared-contracts/remote/runtime/single.ts'
import { createBundlerRuntime, hostInstance } from './bundler-runtime.ts'
import { showRelease } from './composition-view.ts'
import { type LoadPhase, RemoteLoadError } from './errors.ts'
import { LateError, LOAD_LIMIT_MS, within } from './limit.ts'
import { ownScope } from './own-scope.ts'
import { provide } from './provide.ts'
import { satisfies } from './range.ts'
import { retryOnce } from './retry-once.ts'

/** The part of a release that loading needs. */
export type Loadable = Pick<PageRelease, 'name' | 'release' | 'base' | 'entry'>

export interface Federation {
  /**
   * Loads a release's exposed module, once per release. In the browser a file that fails is asked for once more. A release that
   * failed, even in one part only, is not asked for again: an area is never made of two releases.
   * @param address where the entry is; the server gives the verified file's address
   * @throws {RemoteLoadError}
   */
  loadRemote(release: Loadable, address?: () => string | Promise<string>): Promise<RemoteModule>
  /**
   * Loads something behind a remote's module (a page, a slot, a language) under the same time limit.
   * @throws {RemoteLoadError} of phase `load`; in the browser the release has failed as a whole then
   */
  loadPart<T>(release: Loadable, load: () => Promise<T>): Promise<T>
}

/** What the entry of a remote exports: Module Federation's container interface. */
interface Container {
  init(shareScope: object | undefined, initScope: object[], options: { shareScopeKeys: string }): unknown
  get(expose: string): Promise<() => object>
}

export interface FederationOptions {
  /** Time for an entry, and for a part (ms). */
  limit?: number
  /** True on a server, where several host releases may share the process. */
  server?: boolean
}

/** The host's end of Module Federation. One per host bundle: create it at module level. */
export function createFederation({
  limit = LOAD_LIMIT_MS,
  server = false,
}: FederationOptions = {}): Federation {
  const query = provide(() => createBundlerRuntime(), server)
  const loaded = new Map<string, Promise<RemoteModule>>()
  /** A server reads verified files of its own disk. */
  const patient = server ? <T>(work: () => Promise<T>) => work() : retryOnce
  const singles = server ? {} : globalThis
  sameAs(singles, instances, HOST_NAME)
  const load = async (release: Loadable, address: () => string | Promise<string>): Promise<RemoteModule> => {
    let phase: LoadPhase = 'entry'
    let addressed = false
    try {
      const entry = (await address()) + query
      addressed = true
      const module: Partial<Container> & { default?: Container } = await within(limit, entry, () =>
        patient(() => import(/* webpackIgnore: true */ entry)),
      )
      // What official plugins build for Node.js by default is CommonJS.
      const container = (module.get ? module : (module.default ?? module)) as Container
      phase = 'load'
      const exposed = await within(limit, idOf(release), async () => {
        const { default: shared = {} } = hostInstance().shareScopeMap
        await container.init(ownScope(shared), [], { shareScopeKeys: 'default' })
        return (await patient(() => container.get(EXPOSED)))() as { default?: RemoteModule }
      })
      const remote = checked(release, exposed.default)
      sameAs(singles, remote.instances, idOf(release))
      if (!server) showRelease(release)
      return remote
    } catch (cause) {
      const error = new RemoteLoadError(release.name, release.release, phase, cause)
      // A server lives long: what was only late or not at hand there may come another time.
      if (!addressed || (server && cause instanceof LateError)) loaded.delete(idOf(release))
      else refuse(release, error)
      throw error
    }
  }

  const refuse = (release: Loadable, error: RemoteLoadError): void => {
    const refused = Promise.reject(error)
    refused.catch(() => undefined)
    loaded.set(idOf(release), refused)
  }

  return {
    loadRemote(release, address = () => new URL(release.base + release.entry, location.href).href) {
      const known = loaded.get(idOf(release))
      if (known) return known
      const loading = load(release, address)
      loaded.set(idOf(release), loading)
      return loading
    },
    async loadPart(release, work) {
      try {
        return await within(limit, `a part of ${idOf(release)}`, () => patient(work))
      } catch (cause) {
        const error = new RemoteLoadError(release.name, release.release, 'load', cause)
        if (!server) refuse(release, error)
        throw error
      }
    },
  }
}

const idOf = ({ name, release }: Loadable): string => `${name}@${release}`

/** @throws when the module is not what the release said, or wants another contract than this host's */
function checked(release: Loadable, module: RemoteModule | undefined): RemoteModule {
  const declared = module?.declaration
  if (!module || !declared) throw new Error('the exposed module has no declaration')
  if (declared.name !== release.name) throw new Error(`the module calls itself ${declared.name}`)
  if (!satisfies(CONTRACT_VERSION, declared.requires)) {
    throw new Error(`it requires contract ${declared.requires}, this host provides ${CONTRACT_VERSION}`)
  }
  return module
}

/** @throws when a release has another copy of what must be one: hooks and stores would break later, and less plainly */
function sameAs(singles: object, has: Instances, by: string): void {
  for (const [name, instance] of Object.entries(has)) assertSingle(name, instance, by, singles)
}
