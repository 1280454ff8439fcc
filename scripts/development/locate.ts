import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { isAbsolute, join, relative } from 'node:path'
import type { Layout } from './layout.ts'

/** A place of a development build in a line of a stack, with the name that stands before it. */
const PLACE =
  /^\s*(?:at )?(?:async )?(?:([\w$.<>]+)[ @(]+)?.*?\/r\/([\w-]+)\/development\/(web\/[\w.-]+):(\d+):(\d+)/
const MOST = 16

/**
 * Finds places of the sources for the places of development builds in a stack: `folder/file.tsx:3:5`, with the name of the function or
 * component before it. What is of packages is left out.
 */
export async function locate({ root, builtAt }: Layout, stack: string): Promise<string[]> {
  const found: string[] = []
  for (const line of stack.split('\n')) {
    const [, called, folder = '', file = '', row, column] = PLACE.exec(line) ?? []
    if (!folder) continue
    const map = await readMap(join(builtAt(folder), `${file}.map`))
    const origin = map?.findEntry(Number(row) - 1, Number(column) - 1)
    if (!origin || !('originalSource' in origin) || !origin.originalSource) continue
    const path = relative(root, origin.originalSource)
    if (!isAbsolute(origin.originalSource) || path.startsWith('..') || path.includes('node_modules/'))
      continue
    const place = `${path}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
    found.push(called ? `${called} (${place})` : place)
  }
  return found.slice(0, MOST)
}

/** Names of files hold their hash, so that a map stays theirs. */
const maps = new Map<string, Promise<SourceMap | null>>()

function readMap(file: string): Promise<SourceMap | null> {
  const known =
    maps.get(file) ??
    readFile(file, 'utf8').then(
      text => new SourceMap(JSON.parse(text)),
      () => null,
    )
  maps.set(file, known)
  return known
}
