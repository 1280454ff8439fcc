import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { sharedModules } from 'shared-contracts/remote/runtime/shared-modules.ts'
import { type Folder, packageVersion } from './folder.ts'
import { requestOf } from './own-files.ts'

export interface SharedModule {
  request: string
  /** Version the host provides. */
  version: string
  /** Versions a remote built here works with. */
  range: string
}

/** The shared modules with the versions installed beside the folder. `requires` is the remote's contract range. */
export async function readShared(folder: Folder, requires: string): Promise<SharedModule[]> {
  return Promise.all(
    Object.entries(sharedModules).map(async ([request, owner]) => {
      if (owner === 'shared-contracts') return { request, version: CONTRACT_VERSION, range: requires }
      const version = await packageVersion(folder.dir, owner)
      return { request, version, range: rangeOf(version) }
    }),
  )
}

/** Any patch of what the remote was built with; of a prerelease, which no other range takes in, this one and later ones. */
export function rangeOf(version: string): string {
  const [major, minor] = version.split('.')
  return version.includes('-') ? `^${version}` : `^${major}.${minor}.0`
}

/** Shared modules as Module Federation takes them: eager in the host, never bundled in a remote. */
export function sharedOptions(kind: Folder['kind'], modules: SharedModule[]) {
  const one = (m: SharedModule) =>
    kind === 'host'
      ? { eager: true, version: m.version, requiredVersion: m.range }
      : { import: false as const, requiredVersion: m.range }
  return Object.fromEntries(
    modules.map(m => [
      requestOf(m.request),
      { shareKey: m.request, singleton: true, strictVersion: true, ...one(m) },
    ]),
  )
}
