import { atom, type ReadableAtom } from 'nanostores'
import type { Outcome } from './ask-provider.ts'
import { step } from './return-machine.ts'
import type { ReturnEvent, ReturnState } from './return-state.ts'
import { pauseBefore } from './return-times.ts'

export interface Clock {
  now(): number
  /** Runs once after `ms`. @returns what cancels it */
  after(ms: number, run: () => void): () => void
}

const CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

export interface ReturnCheck {
  $state: ReadableAtom<ReturnState>
  send(event: ReturnEvent): void
  /** Begins to wait and ask. @returns what ends it */
  start(): () => void
}

/**
 * Runs the machine: makes the checks it wants, one at a time, and keeps its pauses.
 * @param ask makes one check and says how it ended
 */
export function createReturnCheck(
  first: ReturnState,
  ask: (signal: AbortSignal) => Promise<Outcome>,
  clock: Clock = CLOCK,
): ReturnCheck {
  const $state = atom(first)
  let request: AbortController | null = null
  let cancel = () => {}

  function send(event: ReturnEvent): void {
    const before = $state.get()
    const after = step(before, event)
    if (after === before) return
    $state.set(after)
    if (!after.asking) stopAsking()
    else if (after.attempt !== before.attempt) void check(after.attempt)
    plan()
  }

  async function check(attempt: number): Promise<void> {
    stopAsking()
    request = new AbortController()
    const { signal } = request
    const outcome = await ask(signal).catch(() => ({ type: 'unreachable' as const }))
    if (!signal.aborted) send({ ...outcome, attempt, at: clock.now() })
  }

  function stopAsking(): void {
    request?.abort()
    request = null
  }

  function plan(): void {
    cancel()
    const pause = pauseBefore($state.get())
    cancel = pause === null ? () => {} : clock.after(pause, () => send({ type: 'due' }))
  }

  return {
    $state,
    send,
    start() {
      if ($state.get().hidden) send({ type: 'shown' })
      else plan()
      return () => {
        cancel()
        send({ type: 'left' })
      }
    },
  }
}
