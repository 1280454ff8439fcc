import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path/posix'
import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

/** A remote's own files: path below its folder → text. */
export type RemoteFiles = Readonly<Record<string, string>>

const TOP = [
  'README.md',
  'declaration.ts',
  'package.json',
  'remote.test.tsx',
  'remote.ts',
  'styles.css',
] as const
/** A remote of which nothing more is expected than that its pages come has no checks; one whose pages others fill has offers. */
const OPTIONAL: readonly string[] = ['checks.ts', 'offers.ts']
const TEXTS = ['messages/en.ts', 'messages/zh.ts'] as const
/** Names that say nothing a shopper would call a feature by. */
const EMPTY_NAMES =
  /^(?:common|components|helpers|hooks|lib|list|misc|shared|src|styles|test|tests|types|ui|utils|views)$/
const MAX_README_LINES = 50

/** @returns what in a remote departs from the plan that all remotes share (docs/add-a-page.md), one sentence each */
export function planProblems(declaration: RemoteDeclaration, files: RemoteFiles): string[] {
  return [
    ...topProblems(files),
    ...tableProblems('pages', Object.values(declaration.paths), files),
    ...tableProblems('slots', Object.values(declaration.slots), files),
    ...tableProblems('fills', partsOf(declaration), files),
    ...offerProblems(declaration, files),
    ...importProblems(files),
    ...styleProblems(files),
    ...textProblems(files),
  ]
}

const partsOf = ({ fills = {} }: RemoteDeclaration) => Object.values(fills).map(({ part }) => part)

/** Others fill a point by its type. */
function offerProblems({ offers = {} }: RemoteDeclaration, files: RemoteFiles): string[] {
  const points = Object.keys(offers)
  if (points.length === 0) return 'offers.ts' in files ? ['offers.ts types no declared point'] : []
  const text = files['offers.ts'] ?? ''
  const untyped = points.filter(point => !text.includes(`'${point}':`))
  return untyped.map(point => `offers.ts does not type ${point}`)
}

function topProblems(files: RemoteFiles): string[] {
  const paths = Object.keys(files)
  const folders = new Set(paths.filter(path => path.includes('/')).map(folderOf))
  return [
    ...[...TOP, ...TEXTS].filter(path => !(path in files)).map(path => `${path} is missing`),
    ...(folders.has('fixtures') ? [] : ['fixtures/ is missing']),
    ...paths
      .filter(path => !path.includes('/') && ![...TOP, ...OPTIONAL].some(known => known === path))
      .map(path => `${path} has no place at the top: it belongs to a feature's folder`),
    ...[...folders]
      .filter(folder => EMPTY_NAMES.test(folder))
      .map(folder => `${folder}/ is named by no feature`),
  ]
}

/** Pages, slots and fills: one file each by its declared name, beside it its logic (pages) and its test; nothing else, nothing deeper. */
function tableProblems(
  folder: 'pages' | 'slots' | 'fills',
  declared: readonly string[],
  files: RemoteFiles,
): string[] {
  const names = new Set(declared)
  const inside = Object.keys(files).filter(path => folderOf(path) === folder)
  const allowed = new Set(
    [...names].flatMap(name =>
      ['.tsx', '.test.ts', '.test.tsx', ...(folder === 'pages' ? ['.ts'] : [])].map(
        end => `${folder}/${name}${end}`,
      ),
    ),
  )
  return [
    ...inside
      .filter(path => !allowed.has(path))
      .map(path => `${path} is none of the declared ${folder}: what they are made of lies in features`),
    ...[...names].flatMap(name => {
      const at = `${folder}/${name}`
      const missing = [
        ...(folder === 'pages' ? [`${at}.ts`, `${at}.tsx`] : [`${at}.tsx`]).filter(path => !(path in files)),
        ...([`${at}.test.ts`, `${at}.test.tsx`].some(path => path in files) ? [] : [`the test of ${at}.tsx`]),
      ]
      return missing.map(what => `${what} is missing`)
    }),
  ]
}

/** Pages, slots and fills are where features are put together: only the module table leads to them, and each to its own logic. */
function importProblems(files: RemoteFiles): string[] {
  return sources(files).flatMap(([path, text]) =>
    importsOf(path, text)
      .filter(to => ['pages', 'slots', 'fills'].includes(folderOf(to)) && path !== 'remote.ts')
      .filter(to => stemOf(to) !== stemOf(path))
      .map(to => `${path} imports ${to}: features know no page, slot or fill, and pages no other page`),
  )
}

/** Styles come in through styles.css alone. */
function styleProblems(files: RemoteFiles): string[] {
  const imported = new Set(importsOf('styles.css', files['styles.css'] ?? ''))
  return Object.keys(files)
    .filter(path => path.endsWith('.css') && path !== 'styles.css' && !imported.has(path))
    .map(path => `${path} is not imported by styles.css`)
}

function textProblems(files: RemoteFiles): string[] {
  const lines = files['README.md']?.trimEnd().split('\n').length ?? 0
  return [
    ...(lines > MAX_README_LINES ? [`README.md has ${lines} lines: one screen is ${MAX_README_LINES}`] : []),
    ...(/\bdefineRemote\(/.test(files['remote.ts'] ?? 'defineRemote(')
      ? []
      : ['remote.ts writes patterns again that declaration.ts says: derive it with defineRemote']),
    ...sources(files)
      .filter(([path, text]) => /\buseLoaderData\b/.test(text) || (isPage(path) && CAST.test(text)))
      .map(([path]) => `${path} casts what its loader gave: useData and PageMetaOf know it`),
  ]
}
const CAST = /\bas \w*(?:Data|Loaded|PageContent)\b/
const isPage = (path: string) => folderOf(path) === 'pages'

const sources = (files: RemoteFiles) => Object.entries(files).filter(([path]) => /\.tsx?$/.test(path))
const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')
const stemOf = (path: string) => path.replace(/(?:\.test)?\.tsx?$/, '')

/** @returns a remote's own files that a file imports, as paths below the remote's folder */
function importsOf(path: string, text: string): string[] {
  const named = text.matchAll(/(?:\bfrom|\bimport|@import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"](\.[^'"]+)['"]/g)
  return [...named].map(([, to]) => normalize(join(dirname(path), to ?? '')))
}

/** Reads a remote's folder as it is on disk, without what was built or installed. */
export async function readRemote(folder: string): Promise<RemoteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(path => !/^(?:dist|node_modules|\.)/.test(path))
  return Object.fromEntries(
    await Promise.all(paths.map(async path => [path, await readFile(join(folder, path), 'utf8')] as const)),
  )
}
