import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { targets } from '../../federation/build/css.ts'
import { resolved } from './check.ts'
import { readSources } from './imports.ts'
import { readPackages } from './resolve.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Names that nothing stands in for, and the first Chrome, Safari and Firefox that have them (MDN's
 * browser-compat-data). A build changes syntax, never names.
 */
const YOUNG: readonly [RegExp, chrome: number, safari: number, firefox: number][] = [
  [/\bURL\.canParse\(/, 120, 17, 115],
  [/\bURL\.parse\(/, 126, 18, 126],
  [/\b(?:Map|Object)\.groupBy\(/, 117, 17.4, 119],
  [/\.to(?:Sorted|Reversed|Spliced)\(/, 110, 16, 115],
  [/\.with\(/, 110, 16, 115],
  [/\.(?:isWellFormed|toWellFormed)\(/, 111, 16.4, 119],
  [/\bArray\.fromAsync\(/, 121, 16.4, 115],
  [/\bPromise\.withResolvers\b/, 119, 17.4, 121],
  [/\bPromise\.try\(/, 128, 18.2, 134],
  [/\bRegExp\.escape\(/, 136, 18.2, 134],
  [/\b(?!v\.)\w+\.(?:union|intersection|difference|symmetricDifference)\(/, 122, 17, 127],
  [/\.is(?:SubsetOf|SupersetOf|DisjointFrom)\(/, 122, 17, 127],
  [
    /\.(?:keys|values|entries)\(\)\s*\.(?:map|filter|flatMap|take|drop|some|every|find|reduce|toArray)\(/,
    122,
    18.4,
    131,
  ],
  [/\bIterator\.from\(/, 122, 18.4, 131],
  [/\bIntl\.Segmenter\b/, 87, 14.1, 125],
  [/\bIntl\.DurationFormat\b/, 129, 16.4, 136],
  [/\(\?<[=!]/, 62, 16.4, 78],
  [/^\s*static \{/m, 94, 16.4, 93],
  [/\bAbortSignal\.any\b/, 116, 17.4, 124],
  [/\bResponse\.json\(/, 105, 17, 115],
  [/\.getSetCookie\(/, 113, 17, 112],
  [/[sS]earchParams\.size\b/, 113, 17, 112],
  [/\.estimate\(/, 61, 17, 57],
  [/\.userActivation\b/, 72, 16.4, 120],
  [/\.checkVisibility\(/, 105, 17.4, 106],
  [/\.(?:show|hide|toggle)Popover\(/, 114, 17, 125],
  [/\.startViewTransition\(/, 111, 18, 144],
  [/\bnew CSSStyleSheet\b/, 73, 16.4, 101],
  [/\bCSS\.highlights\b/, 105, 17.2, 140],
  [/\bCSS\.registerProperty\(/, 78, 16.4, 128],
  [/\bcookieStore\.get/, 87, 18.4, 140],
  [/\brequestIdleCallback\(/, 47, Number.POSITIVE_INFINITY, 55],
]

/** Each asks whether the browser has what it names. */
const GUARDED = [
  'host-shell/browser/change-language.ts',
  'host-shell/browser/when-idle.ts',
  'host-shell/inspector/layer.ts',
  'host-shell/store/names.ts',
  'mfe-catalog/search/use-highlight.ts',
  'shared-contracts/api/time-limit.ts',
  'shared-contracts/ui/hydrate-later/watch.ts',
  'shared-contracts/ui/use-next-page.ts',
]

const sources = readSources(root)
const imported = Map.groupBy(
  [...resolved({ root, sources, packages: readPackages(root) })].filter(one => one.kind !== 'type'),
  one => one.file,
)

/** Sources that a browser runs: what its entries lead to. */
function inBrowsers(): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !sources.has(file)) return
    found.add(file)
    for (const { target } of imported.get(file) ?? []) if (target.kind === 'file') visit(target.file)
  }
  for (const file of sources.keys())
    if (
      /^host-shell\/entry\.(?:web|worker|inspector)\.tsx?$|^mfe-[^/]+\/(?:remote|early\/\w+)\.ts$/.test(file)
    )
      visit(file)
  return found
}

const namesIn = (text: string) => YOUNG.filter(([name]) => name.test(text)).map(([name]) => name)

test('PLT-5 code for browsers names nothing that the oldest of them lack, unless it asks first', () => {
  const files = [...inBrowsers()].sort()
  expect(files.length).toBeGreaterThan(900)
  expect(files.filter(file => namesIn(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual(GUARDED)
})

test('PLT-5 what the oldest browsers have is no longer young', () => {
  const version = (counted: number) => (counted >> 16) + ((counted >> 8) & 255) / 10
  const { chrome, safari, firefox } = targets
  for (const [name, ...since] of YOUNG) {
    const lack = [chrome, safari, firefox].some((oldest, i) => version(oldest) < (since[i] ?? 0))
    expect(lack, String(name)).toBe(true)
  }
})

test.each([
  'URL.canParse(x)',
  'Map.groupBy(all, kind)',
  'list.toSorted(byName)',
  'mine.union(yours)',
  '[...map.values()].length + map.values().some(isOpen)',
  'Response.json({})',
  '/(?<=a)b/',
])('PLT-5 sees %s', text => expect(namesIn(text)).toHaveLength(1))

test.each(['v.union([a, b])', 'Object.values(all).map(one)', 'storage?.estimate?.()', '/(?<year>\\d+)/'])(
  'PLT-5 passes %s',
  text => expect(namesIn(text)).toEqual([]),
)
