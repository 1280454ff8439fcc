import type { ReleaseDocument } from 'shared-contracts/release/document.ts'
import { ReleaseError } from '../refusal.ts'
import type { ReleaseStore } from '../store/store.ts'

/** Mostly it is another store than was meant. */
export const emptyStore = ({ location }: Pick<ReleaseStore, 'location'>): string =>
  `nothing is in the store at ${location}; RELEASE_STORE or DATA_DIR name another`

/**
 * For verbs that name no release: what they write into an empty store holds for no shop, and would hide that it is another store
 * than the shop's.
 * @throws ReleaseError `refused` where nothing was ever written
 */
export function refuseEmpty({ serial }: Pick<ReleaseDocument, 'serial'>, store: ReleaseStore): void {
  if (serial === 0)
    throw new ReleaseError('refused', 'nothing is published yet, so nothing was written', [emptyStore(store)])
}
