import type { ParseArgsOptionsConfig } from 'node:util'
import type { Workspace } from '../document/read.ts'
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
  examples: string[]
  options: ParseArgsOptionsConfig
  /** Names of the arguments that are needed. */
  arguments: string[]
  /** How many more may follow. */
  more?: number
  /** Edges serve what it writes, and it ends when they do. */
  seenByEdges?: true
  run(workspace: Workspace, args: string[], values: Values): Promise<Report>
}

/** Words of an option, or the text that stands in for it. */
export const textOf = (value: string | boolean | undefined, fallback: string) =>
  typeof value === 'string' && value.trim() ? value.trim() : fallback

export const reasonOption = { reason: { type: 'string' } } as const satisfies ParseArgsOptionsConfig

/** @throws ReleaseError when no reason is given: what is not undone easily must say why */
export function neededReason({ reason }: Values): string {
  const text = textOf(reason, '')
  if (text) return text
  throw new ReleaseError('usage', 'a reason is needed: --reason "what went wrong"')
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
