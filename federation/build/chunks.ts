import type { StatsCompilation } from '@rspack/core'
import type { Parents } from './compile.ts'

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

/**
 * Chunk that only pages ask for, themselves or through another chunk → the pages, sorted. Pages are not among the chunks, nor is
 * what a slot, a fill or the start of the remote may ask for.
 * @param pages names of the chunks of pages
 */
export function pagesOf(parents: Parents, pages: ReadonlySet<string>): Record<string, string[]> {
  /** Adds the pages from which a chunk is reached. @returns whether it is reached from pages alone */
  const ofPages = (name: string | null, found: Set<string>, seen: Set<string>): boolean => {
    if (name === null) return false
    if (pages.has(name)) return Boolean(found.add(name))
    if (seen.has(name)) return true
    seen.add(name)
    const above = parents[name] ?? []
    return above.length > 0 && above.every(one => ofPages(one, found, seen))
  }
  const chunks: Record<string, string[]> = {}
  for (const name of Object.keys(parents).sort()) {
    const found = new Set<string>()
    if (!pages.has(name) && ofPages(name, found, new Set())) chunks[name] = [...found].sort()
  }
  return chunks
}
