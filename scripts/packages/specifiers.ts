import { PUBLISHED, PUBLISHED_FOLDERS, type PublishedFolder } from './published.ts'

const FOLDERS = PUBLISHED_FOLDERS.join('|')
const BEFORE = String.raw`\bfrom\s*|\bimport\s*(?:\(\s*(?:/\*.*?\*/\s*)?)?|@import\s+|\bimport\.meta\.resolve\(\s*`
const WORKSPACE = new RegExp(`(${BEFORE})(["'])(${FOLDERS})/([^"'\\n]+)\\2`, 'g')
const RELATIVE = new RegExp(`(${BEFORE})(["'])(\\.{1,2}/[^"'\\n]+)\\.tsx?\\2`, 'g')

/** @returns the name by which other repositories ask for a file of a workspace, e.g. `@arcade/contracts/remote/page` */
const publishedName = (folder: PublishedFolder, path: string): string =>
  `${PUBLISHED[folder].name}/${path.replace(/\.tsx?$/, '')}`

/**
 * Has a module import by the packages' names what it imports from workspaces. Names that stand elsewhere stay as they are: those of
 * the shared modules, which hosts and remotes say to each other, are the same wherever a remote was built.
 */
export const withPublishedNames = (text: string): string =>
  text.replace(
    WORKSPACE,
    (_, before, quote, folder: PublishedFolder, path) =>
      `${before}${quote}${publishedName(folder, path)}${quote}`,
  )

/** Declarations name their neighbours by sources, which are not packed. */
export const withoutSources = (text: string): string => text.replace(RELATIVE, '$1$2$3.js$2')

const HELPER = /^var __rewriteRelativeImportExtension = [\s\S]*?^\};\n/m
const CALL = '__rewriteRelativeImportExtension('

/** Takes TypeScript's helper out of imports of addresses that are only known at run time: bundlers read the comments beside those. */
export function withoutHelper(text: string): string {
  let rest = text.replace(HELPER, '')
  for (let at = rest.indexOf(CALL); at >= 0; at = rest.indexOf(CALL)) {
    const from = at + CALL.length
    const to = endOfCall(rest, from)
    rest = rest.slice(0, at) + rest.slice(from, to) + rest.slice(to + 1)
  }
  return rest
}

/** @returns where the parenthesis is that closes the one before `from` */
function endOfCall(text: string, from: number): number {
  let open = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') open++
    if (text[at] === ')' && --open === 0) return at
  }
  throw new Error('a call without an end')
}
