import { type Declaration, type Rule, type Selector, type StyleSheet, transform } from 'lightningcss'
import type { PlaceOf } from './style-places.ts'

/** The layer that a remote's rules stand in: over the kit and the shell, whatever order the sheets come in. */
export const REMOTE_LAYER = 'remote'

/**
 * What a remote's stylesheet says beyond its own elements: the pages of every other remote, and the host around them, show it too.
 * @param code the sheet as built, so without nesting
 * @param prefix of the remote's own names, e.g. `catalog-`
 * @param placeOf where a rule was written
 * @returns in words, each once, after its place; none for a sheet that keeps to its own
 */
export function foreignStyles(code: Uint8Array, prefix: string, placeOf: PlaceOf = () => null): string[] {
  const found = new Set<string>()
  transform({
    filename: 'styles.css',
    code,
    visitor: {
      StyleSheet(sheet) {
        for (const [problem, rule] of problemsIn(sheet, prefix)) {
          const place = placeOfRule(rule, placeOf)
          found.add(place ? `${place}: ${problem}` : problem)
        }
      },
    },
  })
  return [...found]
}

/** Columns are counted from 1 there, lines are not. */
function placeOfRule(rule: Rule, placeOf: PlaceOf): string | null {
  const { loc } = (rule as { value?: { loc?: { line: number; column: number } } }).value ?? {}
  return loc ? placeOf(loc.line, loc.column - 1) : null
}

function* problemsIn(
  { rules }: StyleSheet<Declaration>,
  prefix: string,
  layered = false,
): Generator<[problem: string, of: Rule]> {
  for (const rule of rules) {
    const within = layered || isOwnLayer(rule)
    for (const problem of problemsOf(rule, prefix, layered, within)) yield [problem, rule]
    if ('value' in rule && rule.value && 'rules' in rule.value && Array.isArray(rule.value.rules))
      yield* problemsIn({ rules: rule.value.rules } as StyleSheet<Declaration>, prefix, within)
  }
}

function* problemsOf(rule: Rule, prefix: string, layered: boolean, within: boolean): Generator<string> {
  if (rule.type === 'style') {
    if (!layered) yield `unlayered rule: put it into @layer ${REMOTE_LAYER}`
    for (const selector of rule.value.selectors) yield* selectorProblems(selector, prefix)
    yield* propertyProblems(rule.value.declarations ?? {}, prefix)
  }
  const name = GLOBAL_NAMES[rule.type]?.(rule)
  if (name !== undefined && !name.replace(/^--/, '').startsWith(prefix))
    yield `@${rule.type} ${name} must start with ${prefix}`
  if (isRefused(rule, within)) yield `@${rule.type} is not a remote's to give`
}

const isOwnLayer = (rule: Rule) =>
  rule.type === 'layer-block' && rule.value.name?.length === 1 && rule.value.name[0] === REMOTE_LAYER

/** Layers of another name, and what holds for the whole page wherever it stands. */
const isRefused = (rule: Rule, within: boolean) =>
  (rule.type === 'layer-block' && !within) ||
  (rule.type === 'layer-statement' && rule.value.names.some(([name]) => name !== REMOTE_LAYER)) ||
  ['font-face', 'page', 'counter-style', 'namespace', 'viewport'].includes(rule.type)

/** Names that all sheets of a page share. */
const GLOBAL_NAMES: Partial<Record<Rule['type'], (rule: Rule) => string | undefined>> = {
  keyframes: rule => (rule.type === 'keyframes' ? rule.value.name.value : undefined),
  property: rule => (rule.type === 'property' ? rule.value.name : undefined),
}

function* selectorProblems(selector: Selector, prefix: string): Generator<string> {
  const classes = classNames(selector)
  for (const name of classes) if (!name.startsWith(prefix)) yield `.${name} must start with .${prefix}`
  // An own class is what keeps a rule to the remote's elements; inside :not() and :has() it does not.
  if (!selector.some(part => part.type === 'class' || isListOfOwn(part))) {
    yield `a selector without a class of its own (${describe(selector)}) reaches the whole page`
  }
}

const isListOfOwn = (part: Selector[number]) =>
  part.type === 'pseudo-class' &&
  (part.kind === 'is' || part.kind === 'where') &&
  part.selectors.every(one => one.some(inner => inner.type === 'class'))

function classNames(selector: Selector): string[] {
  return selector.flatMap(part => {
    if (part.type === 'class') return [part.name]
    if (part.type !== 'pseudo-class' || !('selectors' in part) || !Array.isArray(part.selectors)) return []
    return (part.selectors as Selector[]).flatMap(classNames)
  })
}

/** Enough of a selector to find it by. */
const describe = (selector: Selector) =>
  selector
    .map(part => {
      if (part.type === 'type') return part.name
      if (part.type === 'universal') return '*'
      if (part.type === 'id') return `#${part.name}`
      if (part.type === 'attribute') return `[${part.name}]`
      if (part.type === 'combinator') return ' '
      return part.type === 'pseudo-class' ? `:${part.kind}` : ''
    })
    .join('')

function* propertyProblems(
  {
    declarations = [],
    importantDeclarations = [],
  }: { declarations?: Declaration[]; importantDeclarations?: Declaration[] },
  prefix: string,
): Generator<string> {
  for (const declaration of [...declarations, ...importantDeclarations]) {
    if (declaration.property !== 'custom') continue
    const { name } = declaration.value
    if (name.startsWith('--') && !name.startsWith(`--${prefix}`)) yield `${name} must start with --${prefix}`
  }
}
