import type { PageRelease } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'

/** What Module Federation's browser extension reads; the runtime makes it. */
declare const __FEDERATION__: { moduleInfo: Record<string, object> }

type Shown = Pick<PageRelease, 'name' | 'release' | 'base' | 'entry'>

const remotesInfo: Record<string, { matchedVersion: string }> = {}

/** Shows which release of a remote the page uses. The shares and who uses them are in the instances (`__SHARE__`). */
export function showRelease({ name, release, base, entry }: Shown): void {
  remotesInfo[name] = { matchedVersion: release }
  Object.assign(__FEDERATION__.moduleInfo, {
    [HOST_NAME]: { remoteEntry: '', remotesInfo },
    [`${name}:${release}`]: {
      version: release,
      publicPath: base,
      remoteEntry: entry,
      remoteEntryType: 'module',
      remotesInfo: {},
    },
  })
}
