import { cycles } from './graph.ts'
import type { Sources } from './imports.ts'
import { type Package, resolveImport, type Target } from './resolve.ts'
import { isTestCode, ROOMS, roomOf, STORE_API_ORDER } from './rooms.ts'

export interface Workspace {
  root: string
  sources: Sources
  packages: ReadonlyMap<string, Package>
}

const packageOf = (file: string, packages: Workspace['packages']) => {
  const name = file.split('/')[0] ?? ''
  return packages.get(name) ?? (packages.get('') as Package)
}

/** Each import with where it leads. */
export function* resolved({ root, sources, packages }: Workspace) {
  for (const [file, imports] of sources)
    for (const { specifier, kind } of imports)
      yield { file, specifier, kind, target: resolveImport(root, packages, file, specifier) }
}

/** @returns in words everything that breaks a rule; the same text each time, so that it can be named as known */
export function problems(workspace: Workspace): string[] {
  const found = new Set<string>()
  const all = [...resolved(workspace)]
  for (const { file, specifier, kind, target } of all) {
    if (kind === 'type' && isOffer(target)) continue
    for (const rule of RULES) {
      const problem = rule(file, specifier, target, workspace)
      if (problem) found.add(problem)
    }
  }
  const graph = new Map<string, Set<string>>([...workspace.sources.keys()].map(file => [file, new Set()]))
  for (const { file, kind, target } of all)
    if (target.kind === 'file' && kind !== 'lazy') graph.get(file)?.add(target.file)
  for (const cycle of cycles(graph)) found.add(`cycle: ${cycle.join(' ')}`)
  return [...found].sort()
}

/** What a remote offers to others, it publishes as types: who fills it knows nothing else of it. */
const isOffer = (target: Target): boolean =>
  target.kind === 'file' && /^mfe-[^/]+\/offers\.ts$/.test(target.file)

type Rule = (file: string, specifier: string, target: Target, workspace: Workspace) => string | null

const RULES: readonly Rule[] = [
  function direction(file, _specifier, target) {
    if (target.kind !== 'file' || isTestCode(file)) return null
    if (isTestCode(target.file)) return `test code in production: ${file} → ${target.file}`
    const [from, to] = [roomOf(file), roomOf(target.file)]
    if (from === null || to === null || (from === to && from !== 'mfe-*')) return null
    if (from === to && file.split('/')[0] === target.file.split('/')[0]) return null
    return ROOMS[from]?.includes(to) ? null : `step up: ${file} → ${target.file}`
  },
  function room(file) {
    if (isTestCode(file) || roomOf(file) !== null || !file.includes('/')) return null
    return `in no room: ${file}`
  },
  function storeApiOrder(file, _specifier, target) {
    if (target.kind !== 'file' || isTestCode(file)) return null
    const [from, to] = [orderOf(file), orderOf(target.file)]
    return from !== -1 && to > from ? `step up: ${file} → ${target.file}` : null
  },
  function exported(file, specifier, target, { packages }) {
    if (target.kind === 'hidden') return `past exports: ${file} → ${specifier}`
    if (target.kind !== 'file' || !specifier.startsWith('.')) return null
    const [from, to] = [file.split('/')[0] ?? '', target.file.split('/')[0] ?? '']
    // Scripts and flows of the whole shop stand above the packages and look into all of them.
    if (from === to || !packages.has(to) || from === 'scripts' || from === 'e2e') return null
    return `past exports: ${file} → ${target.file}`
  },
  function declared(file, specifier, target, { packages }) {
    const own = packageOf(file, packages)
    const name =
      target.kind === 'external'
        ? target.name
        : target.kind === 'file' && !specifier.startsWith('.')
          ? specifier.split('/')[0]
          : undefined
    if (name === undefined || name === own.name || own.dependencies.has(name)) return null
    const tools = packages.get('')?.devDependencies
    if (own.name === '' && (packages.has(name) || tools?.has(name))) return null
    if (isTestCode(file) && (own.devDependencies.has(name) || tools?.has(name))) return null
    return `undeclared: ${own.name || 'the root'} → ${name} (${file})`
  },
]

function orderOf(file: string): number {
  const [first, second = ''] = file.split('/')
  return first === 'store-api' ? (STORE_API_ORDER as readonly string[]).indexOf(second) : -1
}
