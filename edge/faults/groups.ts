import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import { LIMITS } from '../limits.ts'

/** One thing that goes wrong, however often. */
export interface FailureGroup {
  remote: string
  release: string
  /** `use` is what nobody caught in a page: handlers, timers, promises. */
  phase: RemoteFailure['phase'] | 'use'
  where: 'edge' | 'page'
  message: string
  /** Of the first time, as the browser or Node wrote it; empty where there was none. */
  stack: string
  count: number
  /** ms since 1970 */
  first: number
  last: number
  /** Of the last time: without query and ids; the browser without more than name and major version. */
  path: string
  browser: string
  language: string
}

export type SeenFailure = Omit<FailureGroup, 'count' | 'first' | 'last'>
export type FailureGroups = ReturnType<typeof createFailureGroups>

/** Numbers and quoted texts differ from shopper to shopper. */
const alike = (message: string) =>
  message
    .replace(/\d+/g, '#')
    .replace(/(["'`]).*?\1/g, '""')
    .slice(0, 200)

const innermost = (stack: string) => stack.match(/\/(?:r|code)\/\S+/)?.[0] ?? ''

/**
 * What failed on this edge and in the pages it gave out, by what it is. The oldest goes when there are too many: anyone can send reports.
 * @param now clock, ms
 */
export function createFailureGroups(now: () => number = Date.now) {
  const groups = new Map<string, FailureGroup>()
  return {
    /** @returns how often this was seen by now */
    add(failure: SeenFailure): number {
      const { remote, release, phase, where, message, stack } = failure
      const key = JSON.stringify([remote, release, phase, where, alike(message), innermost(stack)])
      const known = groups.get(key)
      const at = now()
      const { path, browser, language } = failure
      const group: FailureGroup = known
        ? { ...known, path, browser, language, count: known.count + 1, last: at }
        : { ...failure, count: 1, first: at, last: at }
      // What was seen last stands last.
      groups.delete(key)
      groups.set(key, group)
      if (groups.size > LIMITS.failureGroups) groups.delete(groups.keys().next().value as string)
      return group.count
    },
    /** Newest first. */
    list: (): FailureGroup[] => [...groups.values()].reverse(),
  }
}
