import { type Configuration, type Module, rspack, type Stats, type StatsCompilation } from '@rspack/core'
import { explained } from './problem-text.ts'

export type Parents = Record<string, (string | null)[]>

export interface Compiled {
  /** Entry points and chunk groups. */
  groups: StatsCompilation
  /** Named chunk group → names of those that ask for it; null for one without a name. */
  parents: Parents
  /** Absolute file of every module bundled, those inside concatenated modules too. */
  modules: string[]
}

/**
 * Runs Rspack once.
 * @throws with the compiler's messages when anything failed
 */
export async function compile(config: Configuration): Promise<Compiled> {
  const compiler = rspack(config)
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)))
  })
  const { errors = [], warnings = [], ...groups } = stats.toJson(WANTED)
  const { modules: all, chunkGraph, namedChunkGroups } = stats.compilation
  const modules = [...all].filter(one => chunkGraph.getModuleChunks(one).length > 0).flatMap(files)
  const parents = Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => [name, group.getParents().map(one => one.name ?? null)]),
  )
  await new Promise<void>(resolve => compiler.close(() => resolve()))
  const problems = [...errors, ...warnings]
  if (problems.length > 0) {
    const lines = problems.map(explained).map(({ file, message }) => `${config.name}: ${file} ${message}`)
    throw new Error(lines.join('\n'))
  }
  return { groups, parents, modules }
}

const WANTED = {
  all: false,
  errors: true,
  warnings: true,
  moduleTrace: true,
  entrypoints: true,
  chunkGroups: true,
  chunkGroupMaxAssets: Number.POSITIVE_INFINITY,
}

function files(module: Module): string[] {
  const inner = 'modules' in module ? (module.modules as Module[]) : [module]
  return inner.flatMap(one => one.nameForCondition()?.replaceAll('\\', '/') ?? [])
}
