import { parse, type Span, Visitor } from 'oxc-parser'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Of objects that React DOM makes and nobody else reads: not React, no browser, no tool (`trimmed-react.test.ts` asks them). */
export const OWN_NAMES = (
  'memoizedState memoizedProps pendingProps updateQueue stateNode subtreeFlags childLanes deletions dehydrated isDehydrated ' +
  'pendingLanes suspendedLanes pingedLanes expiredLanes warmLanes entangledLanes errorRecoveryDisabledLanes entanglements ' +
  'expirationTimes hiddenUpdates shellSuspendCounter cancelPendingCommit callbackNode callbackPriority timeoutHandle ' +
  'pendingContext pooledCache pooledCacheLanes pingCache baseState baseQueue baseLanes firstBaseUpdate lastBaseUpdate ' +
  'hiddenCallbacks lastRenderedReducer lastRenderedState hasEagerState eagerState revertLane lastEffect memoCache ' +
  'firstContext cachePool retryQueue retryLane refCount refCleanup blockedOn'
).split(' ')

/**
 * @param source of a script
 * @param names of properties that nobody outside of it knows
 * @returns it with a short name for each of them: less to send, and less to read for whoever runs it
 * @throws where one is not there, stands in a string, or a short name is taken
 */
export async function withShortNames(source: string, names: readonly string[]): Promise<string> {
  const short = new Map(names.map((name, i) => [name, `$${LETTERS[i]}`]))
  const missing = new Set(names)
  const taken = new Set(short.values())
  const found: (Span & { name: string })[] = []
  const { program } = await parse('package.js', source, { sourceType: 'script' })
  const take = ({ start, end, name }: Span & { name: string }) => {
    if (taken.has(name)) throw new Error(`${name} is a name already`)
    if (!short.has(name)) return
    missing.delete(name)
    found.push({ start, end, name })
  }
  new Visitor({
    MemberExpression({ computed, property }) {
      if (!computed && property.type === 'Identifier') take(property)
    },
    Property({ computed, shorthand, key }) {
      if (!computed && !shorthand && key.type === 'Identifier') take(key)
    },
    Literal({ value }) {
      if (typeof value === 'string' && short.has(value)) throw new Error(`${value} stands in a string`)
    },
  }).visit(program)
  if (missing.size > 0) throw new Error(`no properties named ${[...missing].join(', ')}`)
  let text = ''
  let at = 0
  for (const { start, end, name } of found.toSorted((a, b) => a.start - b.start)) {
    text += source.slice(at, start) + short.get(name)
    at = end
  }
  return text + source.slice(at)
}
