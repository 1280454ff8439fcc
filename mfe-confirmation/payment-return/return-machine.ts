import type { Outcome } from './ask-provider.ts'
import type { AddressError } from './return-address.ts'
import type { Phase, ReturnEvent, ReturnState } from './return-state.ts'
import { MAX_SILENT_RETRIES, SLOW_AFTER_MS } from './return-times.ts'
import type { Verdict } from './verdict.ts'

type Step<T extends ReturnEvent['type']> = (
  state: ReturnState,
  event: Extract<ReturnEvent, { type: T }>,
) => ReturnState
type Row = { [T in ReturnEvent['type']]?: Step<T> }

const ask = (s: ReturnState): ReturnState =>
  s.asking || s.hidden ? s : { ...s, asking: true, attempt: s.attempt + 1 }
const askAfresh = (s: ReturnState): ReturnState => ask({ ...s, phase: 'pending', message: '' })
const askLate = (s: ReturnState): ReturnState => {
  const next = ask(s)
  return next === s ? s : { ...next, lateChecks: s.lateChecks + 1 }
}
/** Asks while the store waits for the mailed link of the order. */
const askConfirmed = (s: ReturnState): ReturnState => (s.order?.confirmBy ? ask(s) : s)
const waiting = (s: ReturnState, at: number): Phase => {
  if (s.phase === 'scanned') return 'scanned'
  return at - s.since >= SLOW_AFTER_MS ? 'slow' : 'pending'
}

const VERDICT_PHASE = {
  paid: () => 'paid',
  accepted: () => 'accepted',
  failed: () => 'failed',
  cancelled: () => 'cancelled',
  refunded: () => 'refunded',
  lapsed: () => 'lapsed',
  scanned: () => 'scanned',
  incomplete: () => 'incomplete',
  pending: (s, at) => waiting(s.phase === 'scanned' ? { ...s, phase: 'pending' } : s, at),
} as const satisfies Record<Verdict, (s: ReturnState, at: number) => Phase>

const settled = (s: ReturnState): ReturnState => ({ ...s, asking: false, misses: s.misses + 1 })
const answered: Step<'answered'> = (s, e) => ({
  ...s,
  // No status says of money that came too late that it goes back.
  phase: e.order?.goesBack ? 'refunded' : VERDICT_PHASE[e.verdict](s, e.at),
  orderID: e.orderID,
  order: e.order ?? s.order,
  statuses: e.statuses,
  message: e.message ?? '',
  asking: false,
  misses: e.verdict === 'incomplete' ? s.misses + 1 : 0,
  lateChecks: s.phase === 'failed' ? s.lateChecks : 0,
})
const refused: Step<'refused'> = (s, e) => {
  if (e.temporary && s.misses < MAX_SILENT_RETRIES) return { ...settled(s), phase: waiting(s, e.at) }
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
const waits: Row = { ...watched, refused, unreachable, due: ask, again: ask }
const reported: Row = {
  ...watched,
  refused: (s, e) => ({ ...settled(s), phase: e.temporary ? s.phase : 'refused', message: e.message }),
  unreachable: settled,
  due: ask,
  again: askAfresh,
}

/** Every phase's answer to every event; an event without an entry changes nothing. */
const TABLE = {
  pending: waits,
  slow: waits,
  scanned: waits,
  refused: reported,
  troubled: reported,
  incomplete: reported,
  // A late success is shown, anything less leaves the refusal of the payment as it is (RET-13).
  failed: { ...watched, refused: settled, unreachable: settled, due: askLate },
  // Nothing more happens by itself; but money that came too late makes it a refund.
  cancelled: { ...watched, refused: settled, unreachable: settled },
  refunded: {},
  lapsed: {},
  paid: {},
  // The link may be opened elsewhere, or its time run out (CHK-12); a line that breaks takes nothing back.
  accepted: {
    ...watched,
    shown: s => askConfirmed({ ...s, hidden: false }),
    refused: settled,
    unreachable: settled,
    due: askConfirmed,
  },
  unreadable: {},
} as const satisfies Record<Phase, Row>

/** The state after an event. Pure; answers to an abandoned check change nothing. */
export function step(state: ReturnState, event: ReturnEvent): ReturnState {
  if ('attempt' in event && (!state.asking || event.attempt !== state.attempt)) return state
  const row: Row = TABLE[state.phase]
  return row[event.type]?.(state, event as never) ?? state
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
    lateChecks: 0,
    since: now,
  }
  if ('error' in first) return { ...start, phase: 'unreadable', error: first.error, asking: false }
  return step({ ...start, phase: 'pending', asking: true }, { ...first, attempt: 1, at: now } as ReturnEvent)
}
