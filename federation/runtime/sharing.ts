import { satisfies } from './range.ts'

/** One provided module: `get` gives the factory that makes it (at once: hosts provide eagerly). */
interface Provided {
  get(): () => unknown
}
type ShareScope = Record<string, Record<string, Provided>>

export interface SharingOptions {
  name: string
  shared?: Record<string, ({ version: string } & Provided)[]>
}
interface Wanted {
  customShareInfo: { shareConfig: { requiredVersion: string } }
}

/**
 * The instance behind one bundle's bundler runtime. The original chooses among versions that anyone may provide; here the host alone
 * provides, one version of each, so that what is left is to look it up and to check the range. It saves 7 KB in every page.
 */
export class Sharing {
  readonly name: string
  readonly options: SharingOptions
  readonly shareScopeMap: { default: ShareScope } = { default: {} }

  constructor(options: SharingOptions) {
    this.name = options.name
    this.options = options
    this.registerShared(options.shared ?? {})
  }

  registerShared(shared: NonNullable<SharingOptions['shared']>): void {
    const scope = this.shareScopeMap.default
    for (const [request, [provided]] of Object.entries(shared)) {
      if (provided) scope[request] ??= { [provided.version]: provided }
    }
  }

  /** A remote is given its host's scope before anything of it runs. */
  initShareScopeMap(_name: 'default', scope: ShareScope): void {
    this.shareScopeMap.default = scope
  }

  /** @throws when the host does not provide the module, or another version than the bundle was built for */
  loadShareSync(request: string, { customShareInfo }: Wanted): () => unknown {
    const { requiredVersion } = customShareInfo.shareConfig
    const [found] = Object.entries(this.shareScopeMap.default[request] ?? {})
    if (!found) throw new Error(`${this.name} needs ${request}, which its host does not provide`)
    const [version, provided] = found
    if (!satisfies(version, requiredVersion)) {
      throw new Error(`${this.name} needs ${request} ${requiredVersion}, its host provides ${version}`)
    }
    return provided.get()
  }

  async loadShare(request: string, wanted: Wanted): Promise<() => unknown> {
    return this.loadShareSync(request, wanted)
  }

  /** Nothing is left to agree on: there is one provider. */
  initializeSharing(): [] {
    return []
  }

  /** The name is known since the start. */
  initOptions(): void {}
}
