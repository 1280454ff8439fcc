import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHED, PUBLISHED_FOLDERS, type Published, type PublishedFolder } from './published.ts'

interface PackageJson {
  exports: Record<string, string | null>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
type Target = string | null | { types: string; default: string }

const isFolder = (name: string): name is PublishedFolder => PUBLISHED_FOLDERS.some(one => one === name)
const read = (file: string): PackageJson => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The `package.json` of a package, made of the workspace's own.
 * @param root of the repository @param staged folder that holds what is packed
 */
export function packageJson(root: string, folder: PublishedFolder, staged: string): object {
  const own: Published = PUBLISHED[folder]
  const { peers = [], optional = [], also = [], without = [] } = own
  const source = read(join(root, folder, 'package.json'))
  const known = {
    ...read(join(root, 'package.json')).devDependencies,
    ...source.devDependencies,
    ...source.peerDependencies,
    ...source.dependencies,
  }
  const wanted = (name: string, loose: boolean): [string, string] => {
    if (isFolder(name)) return [PUBLISHED[name].name, `${loose ? '^' : ''}${PUBLISHED[name].version}`]
    const version = known[name]
    if (!version) throw new Error(`${own.name}: nobody says which ${name} it needs`)
    return [name, loose ? `^${version}` : version]
  }
  const left = new Set<string>([...peers, ...optional, ...without])
  const dependencies = [...Object.keys(source.dependencies ?? {}), ...also].filter(name => !left.has(name))
  return {
    name: own.name,
    version: own.version,
    description: own.about,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=22.18' },
    sideEffects: false,
    ...(own.bin && { bin: own.bin }),
    exports: publishedExports(source.exports, staged),
    dependencies: Object.fromEntries(dependencies.map(name => wanted(name, false))),
    peerDependencies: Object.fromEntries([...peers, ...optional].map(name => wanted(name, true))),
    peerDependenciesMeta: Object.fromEntries(optional.map(name => [name, { optional: true }])),
  }
}

/** Names without the sources' endings; only what was packed. */
function publishedExports(exports: PackageJson['exports'], staged: string): Record<string, Target> {
  const published: Record<string, Target> = {}
  for (const [from, to] of Object.entries(exports)) {
    if (/\*\.(?:test|css)/.test(from)) continue
    const name = from.replace(/\.tsx?$/, '')
    if (to === null) published[name] = null
    else if (to.endsWith('/*')) published[name] = { types: `${to}.d.ts`, default: `${to}.js` }
    else if (/\.tsx?$/.test(to)) {
      const stem = to.replace(/\.tsx?$/, '')
      if (existsSync(join(staged, `${stem}.js`)))
        published[name] = { types: `${stem}.d.ts`, default: `${stem}.js` }
    } else published[name] = to
  }
  return published
}
