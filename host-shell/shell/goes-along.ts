import type { Notice } from 'shared-contracts/remote/state/app-state.ts'

/** A message this young (ms) is about the way that is being taken, so it goes along. */
const RECENT_MS = 1_000

/**
 * Whether a message stays when its page is left. Without a network what went wrong is as true of the next page, which then shows what
 * was kept of it (PWA-4).
 */
export const goesAlong = ({ kind }: Pick<Notice, 'kind'>, ageMs: number, onLine: boolean): boolean =>
  ageMs <= RECENT_MS || (kind === 'error' && !onLine)
