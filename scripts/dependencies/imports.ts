import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** One import of a source file. */
export interface Import {
  /** What stands in the source, e.g. `./store.ts` or `releases/store`. */
  specifier: string
  /** `type` is gone before anything runs; `lazy` is loaded when the code gets there. */
  kind: 'run' | 'type' | 'lazy'
}

/** Source file (path below the root) → its imports. */
export type Sources = ReadonlyMap<string, readonly Import[]>

const SOURCE = '**/*.{ts,tsx,mts,mjs,js}'
const IGNORED = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'bench-results'])

/** Reads every source file below the root. */
export function readSources(root: string): Sources {
  const files = globSync(SOURCE, { cwd: root, exclude: name => IGNORED.has(name.split('/').at(-1) ?? '') })
  return new Map(files.sort().map(file => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))
}

/** @returns the imports and re-exports of one file. @throws when it cannot be parsed */
export function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: Import[] = []
  for (const { moduleRequest, start } of module.staticImports) {
    // Only `import type` leaves nothing behind: of `import { type X }` the import itself stays and runs.
    found.push({ specifier: moduleRequest.value, kind: isType(text, start) ? 'type' : 'run' })
  }
  for (const { entries, start } of module.staticExports) {
    const from = entries.find(entry => entry.moduleRequest)?.moduleRequest
    if (from) found.push({ specifier: from.value, kind: isType(text, start) ? 'type' : 'run' })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2]
    if (specifier) found.push({ specifier, kind: 'lazy' })
  }
  return found
}

const isType = (text: string, start: number) =>
  /^(?:import|export)\s+type\s/.test(text.slice(start, start + 20))
