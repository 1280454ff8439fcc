import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import type { Problem } from './in-sources.ts'

/** What an edge has told of a release, with the page it was seen on where that is known. */
export type ToldFailure = Pick<RemoteFailure, 'phase' | 'message'> & { path?: string }

/** What loading a release says first. */
const ITS_NAME = /^\S+@\S+ failed in \w+: /
/** Pages are opened more than once: a loader that is at fault stalls again, one that stalled on a busy machine does not. */
const STALLED = /did nothing for \d+ ms/
/** Addresses that are named of one fault. */
const NAMED = 3

/** @returns each fault once, however often and wherever it was seen: on the server and in the browser it is at other columns */
export function toldProblems(failures: readonly ToldFailure[]): Problem[] {
  const faults = Map.groupBy(
    failures,
    ({ phase, message }) => `fails in ${phase}: ${message.split('\n')[0]?.replace(ITS_NAME, '')}`,
  )
  return [...faults]
    .filter(([words, seen]) => !STALLED.test(words) || seen.length > 1)
    .map(([words, seen]) => ({ words: `${seenAt(seen)}${words}`, stack: seen[0]?.message ?? '' }))
}

function seenAt(seen: readonly ToldFailure[]): string {
  const paths = [...new Set(seen.flatMap(({ path }) => path || []))]
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : ''
  return paths.length > 0 ? `${paths.slice(0, NAMED).join(', ')}${more}: ` : ''
}
