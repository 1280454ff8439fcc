import type { ReturnedOrder } from 'shared-contracts/api/entities/order.ts'
import type { Outcome } from './ask-provider.ts'
import type { AddressError } from './return-address.ts'
import type { Verdict } from './verdict.ts'

/**
 * What the shopper sees. `accepted`: ordered, to be paid in the store; `refused`: the backend will not say; `troubled`: it cannot say just now;
 * `incomplete`: it answered without saying; `unreadable`: the address names no order.
 */
export type Phase =
  | 'pending'
  | 'slow'
  | 'scanned'
  | 'paid'
  | 'accepted'
  | 'failed'
  | 'refused'
  | 'troubled'
  | 'incomplete'
  | 'unreadable'

export interface ReturnState {
  phase: Phase
  orderID: string
  /** What the backend said when it refused, as text. */
  message: string
  /** Why the address names no order; null while it does. */
  error: AddressError | null
  /** The order as last heard of. */
  order: ReturnedOrder | null
  /** Status words of the last answer. */
  statuses: string
  /** Number of the latest check; answers to older ones are dropped. */
  attempt: number
  /** That check is under way. */
  asking: boolean
  hidden: boolean
  /** Checks in a row that brought no answer. */
  misses: number
  /** When the waiting began, ms since the epoch. */
  since: number
}

type Timed = { at: number }
type Ended<T> = Extract<Outcome, { type: T }> & Timed & { attempt: number }
export type ReturnEvent =
  | Ended<'answered'>
  | Ended<'refused'>
  | Ended<'unreachable'>
  | { type: 'due' | 'again' | 'shown' | 'hidden' | 'left' }

export const POLL_MS = 2_000
export const SLOW_AFTER_MS = 5 * 60_000
const SLOW_POLL_MS = 30_000
const LONGEST_BACK_OFF_MS = 30_000
/** A backend in trouble is asked this often again before the shopper is told. */
const PATIENCE = 2

type Step<T extends ReturnEvent['type']> = (
  state: ReturnState,
  event: Extract<ReturnEvent, { type: T }>,
) => ReturnState
type Row = { [T in ReturnEvent['type']]?: Step<T> }

const ask = (s: ReturnState): ReturnState =>
  s.asking || s.hidden ? s : { ...s, asking: true, attempt: s.attempt + 1 }
const askAfresh = (s: ReturnState): ReturnState => ask({ ...s, phase: 'pending', message: '' })
const waiting = (s: ReturnState, at: number): Phase => {
  if (s.phase === 'scanned') return 'scanned'
  return at - s.since >= SLOW_AFTER_MS ? 'slow' : 'pending'
}

const VERDICT_PHASE = {
  paid: () => 'paid',
  accepted: () => 'accepted',
  failed: () => 'failed',
  scanned: () => 'scanned',
  incomplete: () => 'incomplete',
  pending: (s, at) => waiting(s.phase === 'scanned' ? { ...s, phase: 'pending' } : s, at),
} as const satisfies Record<Verdict, (s: ReturnState, at: number) => Phase>

const settled = (s: ReturnState): ReturnState => ({ ...s, asking: false, misses: s.misses + 1 })
const answered: Step<'answered'> = (s, e) => ({
  ...s,
  phase: VERDICT_PHASE[e.verdict](s, e.at),
  orderID: e.orderID,
  order: e.order ?? s.order,
  statuses: e.statuses,
  message: '',
  asking: false,
  misses: e.verdict === 'incomplete' ? s.misses + 1 : 0,
})
const refused: Step<'refused'> = (s, e) => {
  if (e.temporary && s.misses < PATIENCE) return { ...settled(s), phase: waiting(s, e.at) }
  return { ...settled(s), phase: e.temporary ? 'troubled' : 'refused', message: e.message }
}
const unreachable: Step<'unreachable'> = (s, e) => ({ ...settled(s), phase: waiting(s, e.at) })

const watched: Row = {
  answered,
  hidden: s => ({ ...s, hidden: true }),
  shown: s => ask({ ...s, hidden: false }),
  // A page that is put away loses its request; it asks anew when it comes back.
  left: s => ({ ...s, asking: false, hidden: true }),
}
const open: Row = { ...watched, refused, unreachable, due: ask, again: ask }
const told: Row = {
  ...watched,
  refused: (s, e) => ({ ...settled(s), phase: e.temporary ? s.phase : 'refused', message: e.message }),
  unreachable: settled,
  due: ask,
  again: askAfresh,
}

/** Every phase's answer to every event; an event without an entry changes nothing. */
const TABLE = {
  pending: open,
  slow: open,
  scanned: open,
  refused: told,
  troubled: told,
  incomplete: told,
  // A late success is shown, anything less leaves the refusal of the payment as it is (RET-13).
  failed: { ...watched, refused: settled, unreachable: settled },
  paid: {},
  accepted: {},
  unreadable: {},
} as const satisfies Record<Phase, Row>

/** The state after an event. Pure; answers to an abandoned check change nothing. */
export function step(state: ReturnState, event: ReturnEvent): ReturnState {
  if ('attempt' in event && (!state.asking || event.attempt !== state.attempt)) return state
  const row: Row = TABLE[state.phase]
  return row[event.type]?.(state, event as never) ?? state
}

const poll = (s: ReturnState) =>
  Math.min(POLL_MS * 2 ** Math.min(Math.max(s.misses - 1, 0), 5), LONGEST_BACK_OFF_MS)
const PAUSE: Partial<Record<Phase, (s: ReturnState) => number>> = {
  pending: poll,
  scanned: s => (s.attempt > SLOW_AFTER_MS / POLL_MS ? SLOW_POLL_MS : poll(s)),
  slow: () => SLOW_POLL_MS,
  troubled: poll,
  incomplete: poll,
}

/** @returns ms until the next check of itself; null when none is to come */
export function pauseBefore(state: ReturnState): number | null {
  return state.asking || state.hidden ? null : (PAUSE[state.phase]?.(state) ?? null)
}

/**
 * The state a page begins with.
 * @param first how the first check ended, or why nobody could be asked
 * @param now ms since the epoch
 */
export function begin(orderID: string, first: Outcome | { error: AddressError }, now: number): ReturnState {
  const start = {
    orderID,
    message: '',
    error: null,
    order: null,
    statuses: '',
    attempt: 1,
    hidden: false,
    misses: 0,
    since: now,
  }
  if ('error' in first) return { ...start, phase: 'unreadable', error: first.error, asking: false }
  return step({ ...start, phase: 'pending', asking: true }, { ...first, attempt: 1, at: now } as ReturnEvent)
}
