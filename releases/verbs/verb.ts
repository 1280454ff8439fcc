import type { Workspace } from '../document/read.ts'
import type { Flags } from '../flags.ts'
import { type Outcome, ReleaseError } from '../refusal.ts'

/** What a verb hands back: words for people, `data` for `--json`. */
export interface Report {
  lines: string[]
  data: object
  /** How the command ends, where there is something to say and it is not well. */
  outcome?: Outcome
}

export type Values = Record<string, string | boolean | undefined>

export interface Verb {
  summary: string
  usage: string
  /** What follows the command; environment variables it begins with are put before that. */
  examples: string[]
  /** Its own flags. */
  options: Flags
  /** Names of the arguments that are needed. */
  arguments: string[]
  /** How many more may follow. */
  more?: number
  /** What it is given must fit what is live. */
  fitsLive?: true
  /** Edges serve what it writes, and it ends when they do. */
  seenByEdges?: true
  run(workspace: Workspace, args: string[], values: Values): Promise<Report>
}

/** Of one write: more than there are remotes. */
export const MAX_RELEASES = 50

/** Words of an option, or the text that stands in for it. */
export const textOf = (value: string | boolean | undefined, fallback: string) =>
  typeof value === 'string' && value.trim() ? value.trim() : fallback

export const reasonOption = {
  reason: { type: 'string', takes: 'text', says: 'why, for the log and whoever is told' },
} as const satisfies Flags

export const replaceOption = {
  replace: {
    type: 'boolean',
    says: 'takes the place of one that is being rolled out; a share that it has is not lowered',
  },
} as const satisfies Flags

/** What each verb takes; to wait is for those whose work edges serve. */
export const everyVerb = {
  'dry-run': { type: 'boolean', says: 'tells what it would do, and writes nothing' },
  json: { type: 'boolean', says: 'prints one object, for scripts' },
  help: { type: 'boolean', short: 'h', says: 'says this' },
  wait: { type: 'string', takes: 'seconds', says: 'how long edges may take to serve it (10); 0: ask none' },
} as const satisfies Flags

/** @throws ReleaseError when no reason is given: what is not undone easily must say why */
export function neededReason({ reason }: Values): string {
  const text = textOf(reason, '')
  if (text) return text
  throw new ReleaseError('usage', 'a reason is needed: --reason "why", for the log and whoever is told')
}

/**
 * @param name of the option
 * @throws ReleaseError when its value is not a whole number within the bounds
 */
export function wholeNumber(
  values: Values,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = textOf(values[name], String(fallback))
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new ReleaseError('usage', `--${name} must be a whole number from ${min} to ${max}, not "${text}"`)
}
