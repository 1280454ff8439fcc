/** Declarations of custom properties, as the build writes them. */
const DECLARED = /(?<=[{;])(--[\w-]+):((?:[^;{}"']|"[^"]*"|'[^']*')*)(?:;|(?=\}))/g
const REFERRED = /var\(\s*(--[\w-]+)/g
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g
/** What only declared such properties; a layer stays, for its place among the others. */
const EMPTY_ROOT = /(?<=^|[{};]):root\{\}/g
const EMPTY_GROUP = /@(?:media|supports|container)[^{};]*\{\}/g
const WORD = /[\w-]+/g

const referredIn = (text: string) => [...text.matchAll(REFERRED)].map(([, name = '']) => name)

/**
 * The sheets of a page without the custom properties and keyframes that nothing in them asks for: names stand for a whole shop, and each
 * page uses half of them.
 * @param elsewhere what else may ask for a name: the page's HTML, other sheets
 */
export function usedNames(sheets: readonly string[], elsewhere: readonly string[]): string[] {
  const values = new Map<string, string[]>()
  const rest = sheets.map(sheet =>
    sheet.replace(DECLARED, (_, name: string, value: string) => {
      values.set(name, [...(values.get(name) ?? []), value])
      return ''
    }),
  )
  const used = new Set<string>()
  const asked = [...rest, ...elsewhere].flatMap(referredIn)
  for (let name = asked.pop(); name !== undefined; name = asked.pop()) {
    if (used.has(name)) continue
    used.add(name)
    asked.push(...(values.get(name) ?? []).flatMap(referredIn))
  }
  const declared = sheets.map(sheet =>
    sheet
      .replace(DECLARED, (all: string, name: string) => (used.has(name) ? all : ''))
      .replace(EMPTY_ROOT, '')
      .replace(EMPTY_GROUP, ''),
  )
  // An animation's name may stand in any value.
  const words = new Set(declared.flatMap(sheet => sheet.replace(KEYFRAMES, '').match(WORD) ?? []))
  return declared.map(sheet =>
    sheet.replace(KEYFRAMES, (all: string, name: string) => (words.has(name) ? all : '')),
  )
}
