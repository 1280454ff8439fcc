import type { Worker } from 'node:cluster'
import type { Stop } from '../canary/write-stop.ts'
import type { Seen } from '../operator-pages/source.ts'
import type { Blame } from './blame.ts'
import type { Entered } from './suspects.ts'

/** What a serving process says when it should be replaced. */
export const FULL = 'full'
/** Once it could serve, */
export const STANDING = 'standing by'
/** and what it is told when it should. */
export const SERVE = 'serve'
/** What it says when it was told to stop, which then means all of it. */
export const STOPPING = 'stopping'
/** What it is told once another has taken over. */
export const RETIRE = 'retire'
/** What it is asked now and then, and says back at once unless it is caught in a loop. */
export const PULSE = 'pulse'

/** What a serving process says. */
export type FromServing =
  | typeof FULL
  | typeof STANDING
  | typeof STOPPING
  | typeof PULSE
  | { blame: Blame }
  | { entered: Entered }
  /** Id of a page view. */
  | { left: string }
  | { stop: Stop }
  | { seen: Seen; answers: number }

/** What it is told. */
export type ToServing = typeof SERVE | typeof RETIRE | typeof PULSE | { blame: Blame } | { askSeen: number }

type Objects = Exclude<FromServing | ToServing, string>

/** @returns whether a message is the one with this field */
export const says = <Field extends Objects extends infer T ? (T extends T ? keyof T : never) : never>(
  message: unknown,
  field: Field,
): message is Extract<Objects, Record<Field, unknown>> =>
  typeof message === 'object' && message !== null && field in message

/** Tells a serving process something. One that dies as it is told hears nothing, and is told of by its end: that is no error here. */
export function tell(worker: Worker, message: ToServing): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
