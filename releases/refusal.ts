/** How the command ends. Scripts rely on these numbers. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  conflict: 3,
  refused: 4,
  untrusted: 5,
  unserved: 6,
} as const satisfies Record<string, number>

export type Outcome = Exclude<keyof typeof EXIT, 'done'>

/** An end that the operator is told in words; `reasons` are shown one per line. */
export class ReleaseError extends Error {
  readonly outcome: Outcome
  readonly reasons: string[]
  /** What `--json` tells besides. */
  readonly details: object

  constructor(outcome: Outcome, message: string, reasons: string[] = [], details: object = {}) {
    super(message)
    this.name = 'ReleaseError'
    this.outcome = outcome
    this.reasons = reasons
    this.details = details
  }
}
