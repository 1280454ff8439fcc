import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isKitClass, KIT_CLASSES } from '../ui/classes.ts'

/** A class as it stands in the code; `open` where more of its name follows at run time (`account-tone-${tone}`). */
interface ClassName {
  name: string
  open: boolean
}

/** @returns `file: class` for every class in a remote's views that is neither its own nor the kit's */
export function foreignClasses(folder: string, prefix: string): string[] {
  const files = globSync('**/*.tsx', { cwd: folder, exclude: ['node_modules', 'dist'] }).sort()
  return files.flatMap(file =>
    classesIn(file, readFileSync(join(folder, file), 'utf8'))
      .filter(found => !isAllowed(found, prefix))
      .map(({ name }) => `${file}: ${name}`),
  )
}

const isAllowed = ({ name, open }: ClassName, prefix: string) =>
  name.startsWith(prefix) ||
  (open ? Object.keys(KIT_CLASSES).some(kit => kit.startsWith(name)) : isKitClass(name))

/** Classes named in `className` attributes, whatever expression they stand in. */
export function classesIn(file: string, text: string): ClassName[] {
  const found: ClassName[] = []
  walk(parseSync(file, text).program as unknown as Node, node => {
    if (node.type !== 'JSXAttribute') return
    const [name] = nodesIn(node.name)
    if (name?.name !== 'className') return
    for (const part of nodesIn(node.value)) walkClasses(part, inner => found.push(...namesOf(inner)))
  })
  return found
}

type Node = { type: string } & Record<string, unknown>

function namesOf(node: Node): ClassName[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return split(node.value, false)
  if (node.type !== 'TemplateLiteral') return []
  const quasis = node.quasis as { value: { raw: string } }[]
  return quasis.flatMap(({ value }, index) => {
    // What ends a name that began in an expression is no name.
    const text = index > 0 ? value.raw.replace(/^\S+/, '') : value.raw
    return split(text, index < quasis.length - 1)
  })
}

function split(text: string, followed: boolean): ClassName[] {
  const names = text.split(/\s+/).filter(Boolean)
  return names.map((name, i) => ({ name, open: followed && i === names.length - 1 && !/\s$/.test(text) }))
}

/** Conditions stand in class expressions too: what they compare or call is no class. */
const NO_CLASSES = new Set(['BinaryExpression', 'MemberExpression', 'CallExpression'])

function walkClasses(node: Node, visit: (node: Node) => void): void {
  visit(node)
  const parts =
    node.type === 'ConditionalExpression' ? [node.consequent, node.alternate] : Object.values(node)
  if (!NO_CLASSES.has(node.type)) for (const child of parts.flatMap(nodesIn)) walkClasses(child, visit)
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of Object.values(node).flatMap(nodesIn)) walk(child, visit)
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
    ? [value as Node]
    : []
}
