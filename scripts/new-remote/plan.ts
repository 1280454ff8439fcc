import { pathProblem, shapeOf } from 'shared-contracts/release/path-patterns.ts'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

/** A remote that is to be made. */
export interface Plan {
  /** Folder and release name, e.g. `mfe-stories`. */
  name: string
  /** What its class names and message keys begin with, e.g. `stories`. */
  prefix: string
  pages: {
    path: string
    chunk: string
    /** An address of the path, for tests and the gate at publishing: the path itself where it has no parameters and no `*`. */
    address: string
  }[]
  slots: string[]
}

/** What is there already. */
export interface Known {
  folders: readonly string[]
  declarations: readonly Pick<RemoteDeclaration, 'name' | 'paths' | 'slots'>[]
  /** Places in the shell that a remote may fill. */
  slots: readonly string[]
}

const NAME = /^mfe-[a-z][a-z0-9-]{1,36}$/
const PATH = /^\/(?:(?::?[a-zA-Z0-9][a-zA-Z0-9_-]*)(?:\/(?::?[a-zA-Z0-9][a-zA-Z0-9_-]*))*(?:\/\*)?)?$/

/** @throws Error saying what does not fit, and what would */
export function planRemote(
  given: string,
  paths: readonly string[],
  slots: readonly string[],
  known: Known,
): Plan {
  const name = given.startsWith('mfe-') ? given : `mfe-${given}`
  if (!NAME.test(name))
    throw new Error(`"${given}" is no name: small letters, digits and dashes, e.g. stories`)
  if (known.folders.includes(name)) throw new Error(`${name} is there already`)
  if (paths.length + slots.length === 0)
    throw new Error('it needs a path or a slot: --path /stories, --slot search-box')
  for (const [i, path] of paths.entries()) {
    if (!PATH.test(path)) throw new Error(`"${path}" is no path, e.g. /stories/:id`)
    const same = paths.slice(0, i).find(one => shapeOf(one) === shapeOf(path))
    if (same === path) throw new Error(`${path} is given twice`)
    if (same) throw new Error(`${path} is the same address as ${same}`)
    const problem = pathProblem(path)
    if (problem) throw new Error(`${path} ${problem}`)
    const owner = known.declarations.find(d => Object.keys(d.paths).some(p => shapeOf(p) === shapeOf(path)))
    if (owner) throw new Error(`${path} belongs to ${owner.name}`)
  }
  const again = firstTwice(slots)
  if (again) throw new Error(`the slot ${again} is given twice`)
  for (const slot of slots) {
    if (!known.slots.includes(slot)) throw new Error(`there is no slot "${slot}": ${known.slots.join(', ')}`)
    const owner = known.declarations.find(({ slots: filled }) => Object.hasOwn(filled, slot))
    if (owner) throw new Error(`the slot ${slot} is filled by ${owner.name}`)
  }
  const pages = paths.map(path => ({
    path,
    chunk: chunkOf(path),
    address: path.replace(/:[^/]+|\*/g, '1'),
  }))
  const twice = pages.find(({ chunk }, i) => pages.findIndex(other => other.chunk === chunk) !== i)
  if (twice) throw new Error(`${twice.path} would share the file pages/${twice.chunk}.tsx with another path`)
  return { name, prefix: name.slice('mfe-'.length), pages, slots: [...slots] }
}

const firstTwice = (texts: readonly string[]) => texts.find((text, i) => texts.indexOf(text) !== i)

/** @returns name of a page's files and chunk: `/stories/:id` → `stories-id` */
const chunkOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-') || 'home'
