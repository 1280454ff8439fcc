import { gzipSync } from 'node:zlib'
import { LANGUAGES } from 'shared-contracts/language/language.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import { sharedModules, sharedThrough } from 'shared-contracts/remote/runtime/shared-modules.ts'
import type { BuiltChunks } from './chunks.ts'
import type { Folder } from './folder.ts'
import { pathOf, requestOf } from './own-files.ts'

/** Largest entry a remote may have (bytes, gzip). */
export const MAX_ENTRY_BYTES = 4096

/** @throws when a second format of Module Federation's own packages got in */
export function guardRuntimeCopies(modules: string[]): void {
  const copies = modules.filter(path => /\/@module-federation\/.*\.cjs$/.test(path))
  if (copies.length > 0)
    throw new Error(`CommonJS copies of Module Federation were bundled: ${copies.join(', ')}`)
}

/** What a remote must not bundle → the request that reaches it instead. */
const HOSTED: Record<string, string> = {
  ...Object.fromEntries(Object.keys(sharedModules).map(request => [request, requestOf(request)])),
  ...Object.fromEntries(Object.entries(sharedThrough).map(([name, request]) => [name, requestOf(request)])),
}

function holds(path: string, request: string): boolean {
  const own = pathOf(request)
  if (own !== null) return path.endsWith(own)
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/')
  return path.includes(`/node_modules/${name}/`)
}

/** @throws when a remote bundles what the host must provide */
export function guardSharedCopies(modules: string[]): void {
  for (const [hosted, request] of Object.entries(HOSTED)) {
    const copy = modules.find(path => holds(path, hosted))
    if (copy) throw new Error(`a second copy of what the host provides: ${copy}. Import '${request}' exactly`)
  }
}

/** @throws when a host's graph lacks what remotes ask it for */
export function guardProvided(name: string, modules: string[]): void {
  for (const request of Object.keys(sharedModules)) {
    const path = pathOf(request) ?? `/node_modules/${request}`
    const ends = [path, `${path}.js`, `${path}/index.js`]
    const found = modules.some(module => ends.some(end => module.endsWith(end)))
    if (!found) throw new Error(`${name}: must import '${request}' somewhere, remotes take it from the host`)
  }
}

/** @throws when a remote's entry carries more than the start of a remote */
export function guardEntrySize(name: string, code: Uint8Array): void {
  const size = gzipSync(code).byteLength
  if (size > MAX_ENTRY_BYTES)
    throw new Error(`${name}: its entry has ${size} bytes gzip, at most ${MAX_ENTRY_BYTES} are allowed`)
}

/** @throws when a page, slot, fill or language has no chunk of its name, or a slot or a fill shares one */
export function guardChunkNames({ name }: Folder, declaration: RemoteDeclaration, built: BuiltChunks): void {
  const pages = new Set(Object.values(declaration.paths))
  const fills = Object.values(declaration.fills ?? {}).map(({ part }) => part)
  const slots = [...Object.values(declaration.slots), ...fills]
  for (const chunk of [...pages, ...slots, ...LANGUAGES.map(language => `messages-${language}`)]) {
    if (!built.chunks[chunk]) {
      throw new Error(`${name}: needs '${chunk}', but no import carries /* webpackChunkName: "${chunk}" */`)
    }
  }
  const said = new Set(
    LANGUAGES.flatMap(one => ['', ...pages].map(page => `messages-${one}${page && `-${page}`}`)),
  )
  for (const chunk of Object.keys(built.chunks).filter(one => one.startsWith('messages-'))) {
    if (!said.has(chunk))
      throw new Error(`${name}: '${chunk}' is no language, nor what one of its pages says in one`)
    const missing = LANGUAGES.map(one => chunk.replace(/^messages-[^-]+/, `messages-${one}`)).find(
      one => !built.chunks[one],
    )
    if (missing) throw new Error(`${name}: needs '${missing}' beside '${chunk}'`)
  }
  const twice = slots.find((slot, i) => pages.has(slot) || slots.indexOf(slot) !== i)
  if (twice) throw new Error(`${name}: '${twice}' names more than one chunk`)
}
