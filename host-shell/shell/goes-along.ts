import type { Notice } from 'shared-contracts/remote/state/app-state.ts'

/** A message this young (ms) is about the way that is being taken, so it goes along. */
const RECENT_MS = 1_000

/**
 * Whether a message stays when its page is left. Without a network what went wrong is as true of the next page, which then shows what
 * was kept of it (PWA-4).
 * @param now ms since 1970
 */
export const goesAlong = (
  { kind, at = 0 }: Pick<Notice, 'kind' | 'at'>,
  now: number,
  onLine: boolean,
): boolean => now - at <= RECENT_MS || (kind === 'error' && !onLine)
