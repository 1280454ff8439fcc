import type { PageRelease } from 'shared-contracts/release/composition.ts'
import { isHeld } from 'shared-contracts/remote/state/hold.ts'

/**
 * Whether the page must stay as it is.
 * @param pattern path pattern of the shown page; null for the shell's own
 * @param storage where remotes hold the tabs of this browser
 */
export function isBusy(
  pattern: string | null,
  remotes: Record<string, Pick<PageRelease, 'busy'>>,
  storage: Pick<Storage, 'getItem'>,
): boolean {
  if (isHeld(storage)) return true
  return pattern !== null && Object.values(remotes).some(({ busy }) => busy?.includes(pattern))
}
