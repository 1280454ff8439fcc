import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapping } from 'node:module'
import { join } from 'node:path'
import { FilePath, type ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import * as v from 'valibot'
import { filePath, type ReleaseStore } from '../store/store.ts'
import { mapPath } from './store-maps.ts'

/**
 * A place in a release's file: `/r/<name>/<release>/<path>:7:20` in a page, `/code/<name>/<release>/<hash>/<path>:7:20` on an edge. Of no
 * part without an end: anybody can report a stack, and one of addresses within addresses would be read for seconds.
 */
const PLACE =
  /(?:https?:|file:)?\/\/[^\s()]{0,300}?\/(?:r|code)\/([a-z][a-z0-9-]{1,40})\/([a-z0-9][a-z0-9.-]{0,62})\/(?:[0-9a-f]{16}\/)?((?:web|node)\/[^\s():]{1,200}):(\d{1,9}):(\d{1,9})/g

/** Source maps by where they stand, each read once; null where there is none or it cannot be read. */
export type Maps = (path: string) => Promise<SourceMap | null>

/** @param most maps that are read: parsing one takes tens of milliseconds, and anyone can name files in a report. The others are null. */
export function readMaps(store: Pick<ReleaseStore, 'readFile'>, most = Number.POSITIVE_INFINITY): Maps {
  const known = new Map<string, Promise<SourceMap | null>>()
  return async path => {
    const found = known.get(path)
    if (found || known.size >= most) return found ?? null
    const reading = readMap(store, path)
    known.set(path, reading)
    return reading
  }
}

interface Built {
  /** Where the build has left it. */
  folder: string
  manifest: Pick<ReleaseManifest, 'name' | 'release'>
}

/** @returns maps of releases that no store has yet, from where they were built, and of all others */
export function unstoredMaps(store: Pick<ReleaseStore, 'readFile'>, built: readonly Built[]): Maps {
  return readMaps({
    readFile: path => {
      const own = built.find(({ manifest }) => path.startsWith(filePath(manifest.name, manifest.release, '')))
      if (!own) return store.readFile(path)
      const { name, release } = own.manifest
      return readFile(join(own.folder, path.slice(filePath(name, release, '').length))).catch(() => null)
    },
  })
}

/**
 * @param stack as a browser or Node wrote it
 * @returns the same with the place in the source where a release's map tells it, `mfe-catalog pages/product.tsx:41:12`; else as it was
 */
export async function mappedStack(maps: Maps, stack: string): Promise<string> {
  const found = await Promise.all(
    [...stack.matchAll(PLACE)].map(async ([whole, name = '', release = '', path = '', line, column]) => {
      // A path with dots could lead out of the store.
      const map = v.is(FilePath, path) ? await maps(mapPath(name, release, path)) : null
      // Stacks count from one, maps from zero.
      const origin = map && originOf(map, Number(line) - 1, Number(column) - 1)
      return origin ? `${name} ${origin.source}:${origin.line + 1}:${origin.column + 1}` : whole
    }),
  )
  return stack.replace(PLACE, () => found.shift() ?? '')
}

async function readMap(store: Pick<ReleaseStore, 'readFile'>, path: string): Promise<SourceMap | null> {
  try {
    const bytes = await store.readFile(path)
    return bytes && new SourceMap(JSON.parse(Buffer.from(bytes).toString()))
  } catch {
    // A map that cannot be read must not hide the stack.
    return null
  }
}

/** Written by the bundler, with its own text or a made-up place for a name. */
const GENERATED = /^(?:data|webpack):|\/maps\/(?:web|node)\/webpack\//

/** Maps name sources from where they lie; a bundler of before gave them folders of the maps besides. */
const inFolder = (source: string): string =>
  GENERATED.test(source)
    ? 'generated'
    : source.replace(/^(?:\.\.\/){4}maps\/(?:(?:web|node)\/)?|^(?:\.\.\/)+/, '')

/** @returns whence a place of a file comes, below its folder, counted from zero; null for what the minifier made of no source, as its constants */
export function originOf(
  map: SourceMap,
  row: number,
  at: number,
): { source: string; line: number; column: number } | null {
  // Node's types promise a source wherever there is an entry.
  const entry: Partial<SourceMapping> = map.findEntry(row, at)
  const { originalSource: source, originalLine: line = 0, originalColumn: column = 0 } = entry
  return source === undefined ? null : { source: inFolder(source), line, column }
}
