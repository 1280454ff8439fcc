import type { ParseArgsOptionsConfig } from 'node:util'
import type { Desk } from '../document/read.ts'

/** What a verb hands back: words for people, `data` for `--json`. */
export interface Report {
  lines: string[]
  data: object
}

export type Values = Record<string, string | boolean | undefined>

export interface Verb {
  summary: string
  usage: string
  examples: string[]
  options: ParseArgsOptionsConfig
  /** Names of the arguments, all of them needed. */
  arguments: string[]
  run(desk: Desk, args: string[], values: Values): Promise<Report>
}

/** Words of an option, or the text that stands in for it. */
export const textOf = (value: string | boolean | undefined, fallback: string) =>
  typeof value === 'string' && value.trim() ? value.trim() : fallback

export const reasonOption = { reason: { type: 'string' } } as const satisfies ParseArgsOptionsConfig
