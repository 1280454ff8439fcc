import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { satisfies } from './range.ts'

/**
 * Module Federation takes 19.4.0-rc.1 for ^19.3.0, which semver does not: a prerelease is given only to who names it.
 * @param who asks for the shared modules
 */
export const exactRanges = (who: string): ModuleFederationRuntimePlugin => ({
  name: 'exact-ranges',
  resolveShare(wanted) {
    const { pkgName, version, shareInfo } = wanted
    const range = shareInfo.shareConfig.requiredVersion
    if (range && !satisfies(version, range)) {
      throw new Error(`${who} needs ${pkgName} ${range}, its host provides ${version}`)
    }
    return wanted
  },
})
