import type { StatsCompilation } from '@rspack/core'

export interface BuiltChunks {
  entry: string
  /** Files every page needs besides the entry. */
  initial: string[]
  /** Chunk name → files beyond entry and initial, in load order. */
  chunks: Record<string, string[]>
}

/** Entry, common files and named chunks of one target, as paths below the release. @throws when there is no entry */
export function readChunks(stats: StatsCompilation, target: string): BuiltChunks {
  const files = (group: { assets?: { name: string }[] | undefined } | undefined) =>
    (group?.assets ?? []).map(asset => `${target}/${asset.name}`)
  const groups = stats.namedChunkGroups ?? {}
  const entryNames = Object.keys(stats.entrypoints ?? {})
  const [entryFile, ...rest] = files(stats.entrypoints?.[entryNames[0] ?? '']).reverse()
  if (!entryFile || entryNames.length !== 1)
    throw new Error(`expected one entry, got ${entryNames.join(', ')}`)
  const initial = [...new Set([...rest, ...files(groups.remote)])]
  const common = new Set([entryFile, ...initial])
  const chunks: BuiltChunks['chunks'] = {}
  for (const name of Object.keys(groups).sort()) {
    if (entryNames.includes(name) || name === 'remote') continue
    chunks[name] = files(groups[name]).filter(file => !common.has(file))
  }
  return { entry: entryFile, initial, chunks }
}
