import { join, relative } from 'node:path'
import type { Stats, StatsError } from '@rspack/core'
import { explained } from 'federation/build/problem-text.ts'
import { messageOf } from '../against/develop.ts'
import { inWords, type Problem } from '../against/news.ts'
import type { Layout } from './layout.ts'

/** A save that cannot be shown. */
export class Unbuilt extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(inWords).join('\n'))
    this.problems = problems
  }
}

/** @returns what keeps a folder from being built besides what its compiler says, with the place in a stylesheet where there is one */
export function otherProblem({ root }: Layout, name: string, error: unknown): Problem {
  const problem = { of: name, kind: 'build', message: messageOf(error) } as const
  const { fileName, loc } = (error ?? {}) as { fileName?: string; loc?: { line: number; column: number } }
  return fileName && loc
    ? { ...problem, at: [`${relative(root, fileName)}:${loc.line}:${loc.column}`] }
    : problem
}

const WANTED = { all: false, errors: true, warnings: true, moduleTrace: true }

/** @returns what the compiler says is wrong with a folder, with places below the layout's root */
export function problemsOf({ root, dirOf }: Layout, name: string, stats: Pick<Stats, 'toJson'>): Problem[] {
  const { errors = [], warnings = [] } = stats.toJson(WANTED)
  return [...errors, ...warnings].map((error: StatsError) => {
    const { file, message } = explained(error)
    if (!file) return { of: name, kind: 'build', message }
    const path = relative(root, join(dirOf(name), file))
    // Where it does not say so itself, the drawing in its words does.
    const [, place = error.loc] = /\[(\d+:\d+)\]/.exec(message) ?? []
    return { of: name, kind: 'build', message, at: [place ? `${path}:${place}` : path] }
  })
}
