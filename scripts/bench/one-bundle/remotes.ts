import type { Federation } from 'federation/runtime/federation.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import account from '../../../mfe-account/remote.ts'
import catalog from '../../../mfe-catalog/remote.ts'
import checkout from '../../../mfe-checkout/remote.ts'
import confirmation from '../../../mfe-confirmation/remote.ts'

const REMOTES: readonly RemoteModule[] = [account, catalog, checkout, confirmation]

export const declarations = REMOTES.map(({ declaration }) => declaration)

/** What the host asks Module Federation for: here all of it is in the bundle, its pages behind ordinary imports. */
export const bundled: Federation = {
  async loadRemote({ name }) {
    const remote = REMOTES.find(({ declaration }) => declaration.name === name)
    if (!remote) throw new Error(`${name} is not in the bundle`)
    return remote
  },
  loadPart: (_release, load) => load(),
}
