// `npm run architecture`: draws the rooms and their imports into docs/architecture.md, from the code.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.ts'
import { resolved } from './dependencies/check.ts'
import { readSources } from './dependencies/imports.ts'
import { readPackages } from './dependencies/resolve.ts'
import { isTestCode, ROOMS, roomOf } from './dependencies/rooms.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'docs/architecture.md')
const BETWEEN = /(<!-- drawn by npm run architecture -->\n)[\s\S]*?(<!-- end -->)/

/** What no import says: these meet over HTTP or by release, at run time. */
const AT_RUN_TIME = [
  ['edge', 'host-shell', 'imports the release it picked'],
  ['host-shell', 'mfe-*', 'loads by path and slot'],
  ['mfe-*', 'store-api', '/api'],
  ['host-shell', 'store-api', '/api'],
] as const

const id = (room: string) => room.replace(/\W/g, '_')

/** @returns the picture as Mermaid text: an arrow says that production code imports the other room */
export function draw(root = ROOT): string {
  const arrows = new Set<string>()
  for (const { file, target } of resolved({
    root,
    sources: readSources(root),
    packages: readPackages(root),
  })) {
    if (target.kind !== 'file' || isTestCode(file)) continue
    const [from, to] = [roomOf(file), roomOf(target.file)]
    if (from && to && from !== to) arrows.add(`  ${id(from)} --> ${id(to)}`)
  }
  const packages = Map.groupBy(Object.keys(ROOMS), room =>
    room.includes('/') ? (room.split('/')[0] ?? '') : '',
  )
  const nodes = [...packages].flatMap(([name, rooms]) =>
    name === ''
      ? rooms.map(room => `  ${id(room)}["${room}"]`)
      : [
          `  subgraph ${id(name)}["${name}"]`,
          ...rooms.map(room => `    ${id(room)}["${room.slice(name.length + 1)}"]`),
          '  end',
        ],
  )
  const dotted = AT_RUN_TIME.map(([from, to, words]) => `  ${id(from)} -. "${words}" .-> ${id(to)}`)
  return ['```mermaid', 'flowchart TD', ...nodes, ...[...arrows].sort(), ...dotted, '```', ''].join('\n')
}

/** @returns the document with the picture as it is now. @throws when it has no place for one */
export function withPicture(text: string): string {
  if (!BETWEEN.test(text)) throw new Error('docs/architecture.md has no place for the picture')
  return text.replace(BETWEEN, (_all, begin, end) => begin + draw() + end)
}

export const readDocument = (): string => readFileSync(FILE, 'utf8')

if (import.meta.main) {
  readArguments('npm run architecture', { options: {} })
  const before = readDocument()
  const after = withPicture(before)
  if (after !== before) writeFileSync(FILE, after)
  console.log(after === before ? 'docs/architecture.md is up to date' : 'drew docs/architecture.md')
}
