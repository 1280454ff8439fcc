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

/** A host's line of a failure in the console. */
const WRITTEN = /^logs: \S+@\S+ failed in (\w+): (.*)/
/** An edge keeps no query of an address that it is told. */
const QUERY = /\?[^\s'"):]*/g

/** Whether something in a page's console is what the page has told the edge besides. */
export function isTold({ words }: Problem, told: readonly Problem[]): boolean {
  const [, phase, message = ''] = WRITTEN.exec(words) ?? []
  const said = `fails in ${phase}: ${message.replace(ITS_NAME, '').replace(QUERY, '')}`
  return phase !== undefined && told.some(one => one.words.endsWith(said))
}

function seenAt(seen: readonly ToldFailure[]): string {
  const paths = [...new Set(seen.flatMap(({ path }) => path || []))]
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : ''
  return paths.length > 0 ? `${paths.slice(0, NAMED).join(', ')}${more}: ` : ''
}
